/** Terms over HTTP and in the database: who meets which, who accepts for whom, and that nothing of it changes (TERMS-01 to TERMS-04). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetMyConfirmedTerms from '../../../manifests/operations/Account/GetMyConfirmedTerms.ts';
import GetTerms from '../../../manifests/operations/Account/GetTerms.ts';
import AcceptTerms from '../../../manifests/operations/Marketplace/AcceptTerms.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const donau = 100_734;
const kept = () => server.database.owner.selectFrom('terms_acceptance').selectAll().orderBy('accepted_utc').execute();

async function put(own: object): Promise<number> {
  const made = await server.database.owner
    .insertInto('terms')
    .values({
      owner_account_id: 1,
      product_name: null,
      name: 'terms-of-use',
      version: 9,
      titles: JSON.stringify({ en: 'Draft' }) as never,
      texts: JSON.stringify({ en: '<p>Draft</p>' }) as never,
      is_privacy_policy: false,
      published_utc: null,
      ...own,
    })
    .returning('terms_id')
    .executeTakeFirstOrThrow();
  return made.terms_id;
}

describe('terms', () => {
  it('in force are the newest published ones of the marketplace, in the language of their reader (CALL-026, CALL-150, ENT-53)', async () => {
    await put({});
    const admin = await server.as('admin');
    const terms = await admin.call(GetTerms, {});
    expect(terms.map(({ Name, Version, IsPrivacyPolicy }) => [Name, Version, IsPrivacyPolicy])).toEqual([
      ['Terms of use', 2, false],
      ['Privacy policy', 1, true],
    ]);
    expect(terms.map(({ AcceptedUtc }) => AcceptedUtc)).toEqual([undefined, undefined]);
    expect(JSON.stringify(terms)).not.toContain('Draft');
    const [first] = await admin.call(GetMyConfirmedTerms, {});
    expect(first).toMatchObject({ Version: 1, AcceptedUtc: expect.stringMatching(/Z$/) });
    expect((await server.anyone.post(GetTerms.operation, {})).status).toBe(401);
  });

  it('are accepted once, for the own company, as they are in force (CALL-082)', async () => {
    const admin = await server.as('admin');
    const [terms, policy] = await admin.call(GetTerms, {});
    const old = (await admin.call(GetMyConfirmedTerms, {}))[0]?.Id;
    const draft = await put({ version: 10 });
    for (const termsId of [old, draft, policy?.Id, 999_999]) {
      const answer = await admin.post(AcceptTerms.operation, { accountId: donau, termsId });
      expect([answer.status, answer.message]).toEqual([409, expect.stringContaining('newer version')]);
    }
    await admin.call(AcceptTerms, { accountId: donau, termsId: terms?.Id ?? 0 });
    const given = await kept();
    await admin.call(AcceptTerms, { accountId: donau });
    expect(await kept()).toEqual(given);
    const { UserAccountId } = await admin.me();
    expect(given.at(-1)).toMatchObject({
      terms_id: terms?.Id,
      company_account_id: donau,
      user_account_id: UserAccountId,
    });
    expect((await admin.call(GetTerms, {}))[0]?.AcceptedUtc).toBeDefined();
    expect((await admin.call(GetMyConfirmedTerms, {})).map(({ Version }) => Version)).toEqual([2, 1]);
    const product = await admin.post(AcceptTerms.operation, { accountId: donau, productName: 'Nothing' });
    expect(product.status).toBe(404);
    const entries = server.database.owner
      .selectFrom('audit_entry')
      .select('details')
      .where('event', '=', 'Terms accepted');
    expect(await entries.execute()).toEqual([{ details: 'Terms of use 2' }]);
  });

  it('are accepted for nobody else, above or below', async () => {
    const before = await kept();
    const [owner, admin] = [await server.as('owner'), await server.as('admin')];
    const accept = async (caller: typeof owner, accountId: number) =>
      (await caller.post(AcceptTerms.operation, { accountId })).status;
    expect(await accept(owner, donau)).toBe(403);
    expect(await accept(admin, 1)).toBe(404);
    // He sees himself alone, so he does not speak for his company.
    expect(await accept(await server.as('user'), donau)).toBe(404);
    expect(await accept(admin, (await admin.me()).UserAccountId)).toBe(403);
    expect((await server.anyone.post(AcceptTerms.operation, { accountId: donau })).status).toBe(401);
    expect(await kept()).toEqual(before);
  });

  it('of a product are apart, and those of a nearer marketplace take the place of those above', async () => {
    const published = { published_utc: new Date(), titles: JSON.stringify({ de: 'Nur deutsch' }) };
    await put({ ...published, product_name: 'Mail', version: 1 });
    const admin = await server.as('admin');
    const [mail] = await admin.call(GetTerms, { productName: 'Mail' });
    expect(mail).toMatchObject({ Name: 'Nur deutsch', ProductName: 'Mail' });
    await admin.call(AcceptTerms, { accountId: donau, productName: 'Mail', termsId: mail?.Id ?? 0 });
    expect((await admin.call(GetTerms, { productName: 'Mail' }))[0]?.AcceptedUtc).toBeDefined();
    await put({ ...published, owner_account_id: 100_002, version: 1 });
    const nearest = await admin.call(GetTerms, {});
    expect(nearest.map(({ ProductName, AcceptedUtc }) => [ProductName, AcceptedUtc !== undefined])).toEqual([
      [undefined, false],
      ['Mail', true],
    ]);
    expect((await (await server.as('reseller')).call(GetTerms, {})).length).toBe(3);
  });
});

describe('the PDF of terms', () => {
  const fetchPdf = (url: string) => server.app.inject({ method: 'GET', url, headers: { host: 'localhost' } });
  const pathsOf = async (termsId: number) => {
    const found = server.database.owner.selectFrom('terms_pdf').selectAll().where('terms_id', '=', termsId);
    return found.orderBy('language').execute();
  };

  it('comes to whoever has its address, is made once, and is kept as it was made (EXT-08, TERMS-05, TERMS-09, EXT-40)', async () => {
    const address = (await (await server.as('reseller')).call(GetTerms, {}))[0]?.PathToTermsPdf ?? '';
    expect(address).toMatch(/^\/keeper\/get\/[0-9a-f]{32}\/[0-9a-f]{23}\.pdf$/);
    const answers = await Promise.all([fetchPdf(address), fetchPdf(address)]);
    for (const { statusCode, headers, rawPayload } of answers) {
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'public, max-age=86400',
      ]);
      expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''Terms_of_use.pdf`);
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(rawPayload.equals(answers[0].rawPayload)).toBe(true);
    }
    const kept = server.database.owner.selectFrom('terms_pdf').select('content').where('content', 'is not', null);
    expect(await kept.execute()).toEqual([{ content: answers[0].rawPayload }]);
    await sql`update terms_pdf set content = null`.execute(server.database.owner).then(
      () => expect.unreachable(),
      (error: Error) => expect(error.message).toMatch(/stays as it is/),
    );
    expect((await fetchPdf(address.replace(/.{5}\.pdf$/, '00000.pdf'))).statusCode).toBe(404);
  });

  it('has an address in each language once the terms are published, and none before', async () => {
    const texts = JSON.stringify({ en: '<p>Terms</p>', bg: '<p>Условия</p>' });
    const draft = await put({ version: 30, texts });
    expect(await pathsOf(draft)).toEqual([]);
    await server.database.owner
      .updateTable('terms')
      .set({ published_utc: new Date() })
      .where('terms_id', '=', draft)
      .execute();
    const pdfs = await pathsOf(draft);
    expect(pdfs.map(({ language, content }) => [language, content])).toEqual([
      ['bg', null],
      ['en', null],
    ]);
    const [bulgarian, english] = await Promise.all(pdfs.map(({ path }) => fetchPdf(`/keeper/get/${path}`)));
    expect([bulgarian?.statusCode, english?.statusCode]).toEqual([200, 200]);
    expect(bulgarian?.rawPayload.equals(english?.rawPayload ?? Buffer.of())).toBe(false);
  });
});

describe('the database', () => {
  it('changes and deletes nothing that is published or accepted, and lets the server read no acceptance and no PDF', async () => {
    const { owner, pool } = server.database;
    const refused = async (statement: string) =>
      sql
        .raw(statement)
        .execute(owner)
        .then(
          () => 'done',
          (error: Error) => error.message,
        );
    expect(await refused(`update terms set texts = '{}' where published_utc is not null`)).toMatch(/stay as they are/);
    expect(await refused('delete from terms where published_utc is not null')).toMatch(/stay as they are|foreign key/);
    expect(await refused('update terms_acceptance set accepted_utc = now()')).toMatch(/append-only/);
    expect(await refused('delete from terms_acceptance')).toMatch(/append-only/);
    expect(await refused('truncate terms_acceptance')).toMatch(/append-only/);
    expect(await refused(`update terms set name = 'x' where published_utc is null`)).toBe('done');
    for (const table of ['terms_acceptance', 'terms_pdf'])
      await expect(pool.query(`select from ${table}`)).rejects.toThrow(/permission denied/);
  });
});
