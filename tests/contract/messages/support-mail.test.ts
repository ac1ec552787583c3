/** Mail to support: from anybody, to the nearest marketplace, with the way back; and not more than a few. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import SendSupportMail from '../../../manifests/operations/Mail/SendSupportMail.ts';
import { limits } from '../../../src/rules/limits.ts';
import { type DemoUser, startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.owner.deleteFrom('attempt').execute());

const asked = { subject: 'I cannot sign in', text: 'My phone is gone.\n<script>alert(1)</script>' };
async function lastMail() {
  const row = await server.database.owner
    .selectFrom('outgoing_mail')
    .selectAll()
    .orderBy('outgoing_mail_id', 'desc')
    .executeTakeFirstOrThrow();
  const body = server.service.secrets.decrypt('mail', row.body ?? Buffer.alloc(0));
  return { ...row, ...(JSON.parse(body) as { text: string; html: string; replyTo: string }) };
}
const entries = () =>
  server.database.owner.selectFrom('audit_entry').selectAll().where('event', '=', 'Support asked').execute();

it('goes to the marketplace above all when nobody is signed in, and says where the answer goes', async () => {
  const replyTo = 'ada@donau.example';
  await server.anyone.call(SendSupportMail, { ...asked, replyTo });
  const mail = await lastMail();
  expect(mail).toMatchObject({ recipient: 'support@nordlicht.example', subject: asked.subject, replyTo });
  expect(mail.text).toContain('Somebody who is not signed in writes:');
  expect(mail.text).toContain(replyTo);
  expect(mail.html).not.toContain('<script>');
  expect(await entries()).toEqual([]);
});

it('goes to the nearest marketplace of a user, with his name, and his own address for the answer', async () => {
  const admin = await server.as('admin');
  await admin.call(SendSupportMail, asked);
  const mail = await lastMail();
  expect(mail.recipient).toBe('hilfe@ostsee-systemhaus.example');
  expect(mail.text).toMatch(/\(admin\).*Donau-Dampfschifffahrtsgesellschaft/);
  expect(mail.replyTo).toMatch(/@/);
  expect(await entries()).toMatchObject([{ user_account_id: mail.user_account_id, details: asked.subject }]);
});

it('is refused without an address for the answer, with line breaks in the subject, and without words', async () => {
  const refused = await server.anyone.post(SendSupportMail.operation, asked);
  expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, ['replyTo']]);
  const replyTo = 'ada@donau.example';
  for (const wrong of [
    { ...asked, replyTo, subject: 'a\r\nBcc: b@evil.example' },
    { ...asked, replyTo, text: ' \n ' },
    { ...asked, replyTo: 'a@b\r\nBcc: c' },
  ]) {
    expect((await server.anyone.post(SendSupportMail.operation, wrong)).status).toBe(400);
  }
});

it('says that no mail can be sent where nobody has an address for it, about a bill as about anything else (ERR-21)', async () => {
  const { owner } = server.database;
  const known = await owner.selectFrom('support_details').selectAll().execute();
  const refusal = async (about: 'billing' | 'technical') => {
    const { status, message } = await (await server.as('admin')).post(SendSupportMail.operation, { ...asked, about });
    return [status, message];
  };
  const sent = () => owner.selectFrom('outgoing_mail').select('outgoing_mail_id').execute();
  const before = await sent();
  await owner.updateTable('support_details').set({ details: {} }).execute();
  const unable = [409, 'Sorry, we are unable to send email right now. Please try again later.'];
  expect([await refusal('billing'), await refusal('technical')]).toEqual([unable, unable]);
  expect(await sent()).toEqual(before);
  for (const { account_id, details } of known)
    await owner.updateTable('support_details').set({ details }).where('account_id', '=', account_id).execute();
  expect((await refusal('billing'))[0]).toBe(200);
});

it('is refused to whoever writes too often', async () => {
  const visitor = new Visitor(server.app);
  const send = () => visitor.post(SendSupportMail.operation, { ...asked, replyTo: 'ada@donau.example' });
  const answers = await Promise.all(Array.from({ length: 12 }, send));
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([10, 2]);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
});

describe('with files', () => {
  const pdf = Buffer.from('%PDF-1.7\nHello\n%%EOF');
  async function uploaded(name: string, username: DemoUser = 'admin', content = pdf): Promise<string> {
    const { UserAccountId } = await (await server.as(username)).me();
    const path = `${randomUUID().replaceAll('-', '')}/${randomUUID().slice(0, 23)}.pdf`;
    const row = { path, user_account_id: UserAccountId, file_name: name, content_type: 'application/pdf', content };
    await server.database.owner
      .insertInto('upload')
      .values({ ...row, account_id: null })
      .execute();
    return path;
  }
  const kept = () => server.database.owner.selectFrom('outgoing_mail_attachment').selectAll().execute();

  it('goes to who answers such questions, with files, page and request, and takes the files from the uploads', async () => {
    const admin = await server.as('admin');
    const attachments = [await uploaded('Zweite Rechnung.pdf'), await uploaded('Übersicht.pdf')].reverse();
    await admin.call(SendSupportMail, {
      ...asked,
      about: 'billing',
      attachments,
      place: '/account/100734?tab=x',
      requestId: 'abc-1',
    });
    const mail = await lastMail();
    expect(mail.recipient).toBe('buchhaltung@ostsee-systemhaus.example');
    for (const part of ['/v/#/account/100734?tab=x', 'abc-1', 'Übersicht.pdf, Zweite Rechnung.pdf'])
      expect(mail.text).toContain(part);
    const sent = await kept();
    expect(sent.map(({ file_name, content }) => [file_name, content.equals(pdf)]).sort()).toEqual([
      ['Zweite Rechnung.pdf', true],
      ['Übersicht.pdf', true],
    ]);
    // They are sent once.
    const again = await admin.post(SendSupportMail.operation, { ...asked, attachments });
    expect([again.status, await kept()]).toEqual([404, sent]);
    const worker = randomUUID();
    await server.database.owner.updateTable('outgoing_mail').set({ worker }).execute();
    await server.database.pool.query('select mail_sent($1, $2)', [mail.outgoing_mail_id, worker]);
    expect(await kept()).toEqual([]);
  });

  it('is refused with files of others, of nobody, of an account, too many and too large ones', async () => {
    const admin = await server.as('admin');
    const send = (attachments: readonly string[]) => admin.post(SendSupportMail.operation, { ...asked, attachments });
    const own = await uploaded('a.pdf');
    const used = await uploaded('b.pdf');
    await server.database.owner.updateTable('upload').set({ account_id: 100_734 }).where('path', '=', used).execute();
    for (const path of [await uploaded('c.pdf', 'owner'), used, 'absent'])
      expect((await send([own, path])).status).toBe(404);
    const replyTo = 'ada@donau.example';
    const stranger = await server.anyone.post(SendSupportMail.operation, { ...asked, replyTo, attachments: [own] });
    expect(stranger.status).toBe(404);
    expect((await send(['1', '2', '3', '4'])).status).toBe(400);
    const large = await uploaded('d.pdf', 'admin', Buffer.alloc(limits.mailAttachmentsSize));
    const refused = await send([own, large]);
    expect([refused.status, refused.message]).toEqual([
      413,
      'The files have 15.1 MiB together; at most 15 MiB can be sent.',
    ]);
    expect(await kept()).toEqual([]);
  });

  it('a page of another site and a request in other words are refused', async () => {
    const admin = await server.as('admin');
    for (const wrong of [{ place: 'https://evil.example' }, { place: '/a\r\nBcc: x' }, { requestId: 'a b' }])
      expect((await admin.post(SendSupportMail.operation, { ...asked, ...wrong })).status).toBe(400);
  });
});
