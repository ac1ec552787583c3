/** Terms written by their owners: drafts, versions, what is published and for whom; what is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetTerms from '../../../manifests/operations/Account/GetTerms.ts';
import AcceptTerms from '../../../manifests/operations/Marketplace/AcceptTerms.ts';
import AddTerms from '../../../manifests/operations/Marketplace/AddTerms.ts';
import ChangeTerms from '../../../manifests/operations/Marketplace/ChangeTerms.ts';
import CopyTerms from '../../../manifests/operations/Marketplace/CopyTerms.ts';
import DeleteTerms from '../../../manifests/operations/Marketplace/DeleteTerms.ts';
import GetTermsProducts from '../../../manifests/operations/Marketplace/GetTermsProducts.ts';
import GetTermsVersion from '../../../manifests/operations/Marketplace/GetTermsVersion.ts';
import GetTermsVersions from '../../../manifests/operations/Marketplace/GetTermsVersions.ts';
import PublishTerms from '../../../manifests/operations/Marketplace/PublishTerms.ts';
import type { InputOf } from '../../../src/define/contract/operation.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';
import { makeService } from '../catalogue/made-services.ts';

let server: TestServer;
let owner: Caller;
let admin: Caller;
beforeAll(async () => {
  server = await startTestServer();
  [owner, admin] = [await server.as('owner'), await server.as('admin')];
});
afterAll(() => server.close());

const root = 1;
const donau = 100_734;
const written = {
  titles: { en: 'Returns', de: 'Rückgabe' },
  format: 'markdown' as const,
  markdownTexts: { en: '## Scope\n\nWithin **14 days**.', de: 'Binnen **14 Tagen**.' },
};
const add = (name: string, more: Partial<InputOf<typeof AddTerms>> = {}) =>
  owner.call(AddTerms, { accountId: root, name, isPrivacyPolicy: false, ...written, ...more });
const publish = (termsVersionId: number, asksAgain = false) =>
  owner.call(PublishTerms, { accountId: root, termsVersionId, asksAgain });
const read = async (title: string) => (await admin.call(GetTerms, {})).find(({ Name }) => Name === title);

describe('a draft', () => {
  it('is read by nobody but its writers, and cleaned when it is saved', async () => {
    const draft = await add('draft', {
      ...{ titles: { en: ' A   draft ' }, format: 'html', markdownTexts: undefined as never },
      htmlTexts: { en: '<h2 onclick="x">Scope</h2><script>alert(1)</script><p><a href="javascript:x">Text</a></p>' },
    });
    expect(draft).toMatchObject({
      State: 'Draft',
      IsDraft: true,
      Version: 1,
      Titles: { en: 'A draft' },
      Format: 'html',
    });
    expect(draft.HtmlTexts).toEqual({ en: '<h2>Scope</h2><p><a>Text</a></p>' });
    expect(draft.Texts).toEqual(draft.HtmlTexts);
    expect(await read('A draft')).toBeUndefined();
    const page = await owner.call(GetTermsVersions, { accountId: root, options: { filter: 'A draft' } });
    expect(page.Items.map(({ TermsId, Acceptances }) => [TermsId, Acceptances])).toEqual([[draft.TermsId, 0]]);
  });

  it('says in HTML what was written in Markdown, and keeps both', async () => {
    const draft = await add('both');
    expect(draft.Texts).toEqual({
      en: '<h2>Scope</h2>\n<p>Within <strong>14 days</strong>.</p>',
      de: '<p>Binnen <strong>14 Tagen</strong>.</p>',
    });
    expect(draft.MarkdownTexts).toEqual(written.markdownTexts);
    const changed = await owner.call(ChangeTerms, {
      ...{ accountId: root, termsVersionId: draft.TermsId, version: draft.RecordVersion },
      ...{ ...written, markdownTexts: { en: '_Now_' } },
    });
    expect([changed.Texts, changed.MarkdownTexts]).toEqual([{ en: '<p><em>Now</em></p>' }, { en: '_Now_' }]);
    expect(changed.RecordVersion).not.toBe(draft.RecordVersion);
  });

  it('is written in every language that somebody may have chosen', async () => {
    const titles = { en: 'Returns', sv: 'Returer' };
    const draft = await add('swedish', { titles, markdownTexts: { en: 'Within 14 days.', sv: 'Inom 14 dagar.' } });
    expect(draft.Titles).toEqual(titles);
    expect(draft.Texts['sv']).toBe('<p>Inom 14 dagar.</p>');
  });

  it('is deleted for good, and its name is free again', async () => {
    const { TermsId: termsVersionId } = await add('gone');
    await owner.call(DeleteTerms, { accountId: root, termsVersionId });
    const answer = await owner.post(GetTermsVersion.operation, { accountId: root, termsVersionId });
    expect([answer.status, answer.message]).toEqual([404, `There are no terms with the number ${termsVersionId}.`]);
    expect((await add('gone')).Version).toBe(1);
  });

  it('wants English, languages of the portal, and a text in which something is left', async () => {
    const refused = async (more: object) => {
      const input = { accountId: root, name: 'wanting', isPrivacyPolicy: false, ...written, ...more };
      const { status, fields } = await owner.post(AddTerms.operation, input);
      return [status, ...Object.entries(fields ?? {}).flat()];
    };
    const required = 'This field is required';
    expect(await refused({ titles: { de: 'Rückgabe' } })).toEqual([400, 'titles.en', required]);
    expect(await refused({ markdownTexts: { de: 'Text' } })).toEqual([400, 'markdownTexts.en', required]);
    expect(await refused({ markdownTexts: undefined })).toEqual([400, 'markdownTexts.en', required]);
    expect(await refused({ titles: { en: 'Text', xx: 'Text' } })).toEqual([400, 'titles.xx', 'Invalid format']);
    expect(await refused({ format: 'html', htmlTexts: { en: '<script>x</script>' } })).toEqual([
      400,
      'htmlTexts.en',
      required,
    ]);
    expect((await refused({ name: 'No Name' }))[0]).toBe(400);
    expect((await refused({ markdownTexts: { en: 'x'.repeat(100_001) } }))[0]).toBe(400);
  });
});

describe('terms that are published', () => {
  it('were changed at the latest when they were published', async () => {
    const { Items } = await owner.call(GetTermsVersions, { accountId: root, options: { filter: 'Terms of use' } });
    expect(Items.length).toBe(2);
    for (const { ChangedUtc, PublishedUtc } of Items) expect(ChangedUtc).toBe(PublishedUtc);
  });

  it('are in force below, stay as they are, and have their PDFs', async () => {
    const { TermsId: termsVersionId, RecordVersion } = await add('returns');
    const stale = await owner.post(PublishTerms.operation, {
      ...{ accountId: root, termsVersionId, asksAgain: false, version: '00ff' },
    });
    expect(stale.status).toBe(409);
    const published = await owner.call(PublishTerms, {
      ...{ accountId: root, termsVersionId, asksAgain: false, version: RecordVersion },
    });
    expect(published).toMatchObject({ State: 'InForce', IsDraft: false, PublishedUtc: expect.any(String) });
    expect(await read('Returns')).toMatchObject({ Id: termsVersionId, TermsText: published.Texts['en'], Version: 1 });
    const pdfs = server.database.owner.selectFrom('terms_pdf').selectAll().where('terms_id', '=', termsVersionId);
    const kept = await pdfs.orderBy('language').execute();
    expect(kept.map(({ language, content }) => [language, content?.subarray(0, 5).toString()])).toEqual([
      ['de', '%PDF-'],
      ['en', '%PDF-'],
    ]);
    const ways = { accountId: root, termsVersionId };
    const answers = [
      await owner.post(ChangeTerms.operation, { ...ways, ...written }),
      await owner.post(DeleteTerms.operation, ways),
      await owner.post(PublishTerms.operation, { ...ways, asksAgain: true }),
    ];
    expect(answers.map(({ status, message }) => `${status} ${message}`)).toEqual(
      Array(3).fill('409 Published terms stay as they are. Make a new version of them.'),
    );
  });

  it('go on in a new version, one at a time, which replaces them when it is published', async () => {
    const first = await add('rules', { titles: { en: 'Rules' } });
    await publish(first.TermsId);
    await admin.call(AcceptTerms, { accountId: donau });
    const copy = () => owner.post(CopyTerms.operation, { accountId: root, termsVersionId: first.TermsId });
    const [one, other] = await Promise.all([copy(), copy()]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const second = (one.status === 200 ? one.data : other.data) as typeof first;
    expect(second).toMatchObject({ Version: 2, State: 'Draft', MarkdownTexts: written.markdownTexts });
    expect(
      (await owner.post(AddTerms.operation, { ...written, accountId: root, name: 'rules', isPrivacyPolicy: false }))
        .status,
    ).toBe(409);
    await publish(second.TermsId, true);
    const versions = (await owner.call(GetTermsVersions, { accountId: root, options: { filter: 'rules' } })).Items;
    expect(versions.map(({ Version, State, Acceptances }) => [Version, State, Acceptances])).toEqual([
      [2, 'InForce', 0],
      [1, 'Replaced', 1],
    ]);
    expect((await new Visitor(server.app).enter('admin')).MustAcceptTerms).toBe(true);
  });

  it('say in the next version what it changes of them, language by language, and a first version changes nothing', async () => {
    const first = await add('compared', {
      titles: { en: 'Old & <new>', de: 'Alt' },
      markdownTexts: { en: 'Within 14 days.\n\nAt our cost.', de: 'Binnen 14 Tagen.' },
    });
    const changesOf = async (termsVersionId: number) => {
      const { Changes, ComparedVersion } = await owner.call(GetTermsVersion, { accountId: root, termsVersionId });
      return { Changes, ComparedVersion };
    };
    expect(await changesOf(first.TermsId)).toEqual({});
    await publish(first.TermsId);
    const draft = await owner.call(CopyTerms, { accountId: root, termsVersionId: first.TermsId });
    await owner.call(ChangeTerms, {
      ...{ accountId: root, termsVersionId: draft.TermsId, version: draft.RecordVersion, format: 'markdown' },
      titles: { en: 'Old & <new>', pl: 'Nowe' },
      markdownTexts: { en: 'Within 30 days.', pl: 'W ciągu 30 dni.' },
    });
    expect(await changesOf(draft.TermsId)).toEqual({
      ComparedVersion: 1,
      Changes: {
        en: '<h1>Old &amp; &lt;new&gt;</h1>\n<p>Within <del>14</del><ins>30</ins> days.</p>\n<p><del>At our cost.</del></p>',
        de: '<h1><del>Alt</del></h1>\n<p><del>Binnen 14 Tagen.</del></p>',
        pl: '<h1><ins>Nowe</ins></h1>\n<p><ins>W ciągu 30 dni.</ins></p>',
      },
    });
    // Beside the version before it, also once that is replaced.
    await publish(draft.TermsId);
    const third = await owner.call(CopyTerms, { accountId: root, termsVersionId: draft.TermsId });
    expect(await changesOf(third.TermsId)).toMatchObject({
      ComparedVersion: 2,
      Changes: { pl: '<h1>Nowe</h1>\n<p>W ciągu 30 dni.</p>' },
    });
    expect(await changesOf(draft.TermsId)).toMatchObject({ ComparedVersion: 1 });
  });

  it('are not put in force where their PDF could not show them', async () => {
    const { TermsId: termsVersionId } = await add('signs', {
      markdownTexts: { en: 'Text', fr: 'Conditions 条件 — 条' },
    });
    const answer = await owner.post(PublishTerms.operation, { accountId: root, termsVersionId, asksAgain: false });
    expect([answer.status, answer.message]).toEqual([
      409,
      'The text in Français has characters that its PDF cannot show: 条 件',
    ]);
    expect((await owner.call(GetTermsVersion, { accountId: root, termsVersionId })).IsDraft).toBe(true);
  });

  it('of a product are served by its name', async () => {
    const productName = crypto.randomUUID();
    await makeService(server, { name: productName, owner: root });
    const { TermsId } = await add('mail-terms', { titles: { en: 'Mail terms' }, productName });
    await publish(TermsId);
    expect((await admin.call(GetTerms, { productName })).map(({ Name }) => Name)).toEqual(['Mail terms']);
  });

  it('are told in the log', async () => {
    const entries = server.database.owner.selectFrom('audit_entry').select(['event', 'details', 'target_account_id']);
    const found = await entries.where('operation', 'like', 'Marketplace/%Terms').execute();
    const events = ['Terms drafted', 'Terms changed', 'Draft of terms deleted', 'Terms published'];
    expect(events.filter((event) => !found.some((entry) => entry.event === event))).toEqual([]);
    expect(found).toContainEqual({ event: 'Terms published', details: 'Returns 1', target_account_id: root });
  });
});

describe('who writes terms', () => {
  it('has the right, and writes for sellers alone', async () => {
    const { TermsId: termsVersionId } = await add('guarded');
    const reseller = await server.as('reseller');
    const own = (await reseller.me()).CompanyAccount.AccountId;
    const calls = [
      [GetTermsVersions, {}],
      [GetTermsProducts, {}],
      [GetTermsVersion, { termsVersionId }],
      [AddTerms, { name: 'mine', isPrivacyPolicy: false, ...written }],
      [ChangeTerms, { termsVersionId, ...written }],
      [CopyTerms, { termsVersionId }],
      [DeleteTerms, { termsVersionId }],
      [PublishTerms, { termsVersionId, asksAgain: false }],
    ] as const;
    for (const [{ operation }, input] of calls) {
      const status = async (caller: Caller, accountId: number) =>
        (await caller.post(operation, { accountId, ...input })).status;
      expect([operation, await status(server.anyone, root)]).toEqual([operation, 401]);
      expect([operation, await status(admin, donau)]).toEqual([operation, 403]);
      expect([operation, await status(reseller, root)]).toEqual([operation, 403]);
      expect([operation, await status(owner, donau)]).toEqual([operation, 403]);
      // The terms of one account are not reached through another.
      if ('termsVersionId' in input) expect([operation, await status(owner, own)]).toEqual([operation, 404]);
    }
    expect((await owner.call(GetTermsVersion, { accountId: root, termsVersionId })).IsDraft).toBe(true);
  });
});
