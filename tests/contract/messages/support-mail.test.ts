/** Mail to support: from anybody, to the nearest marketplace, with the way back; and not more than a few. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import SendSupportMail from '../../../manifests/operations/Mail/SendSupportMail.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
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

it('is refused to whoever writes too often', async () => {
  const visitor = new Visitor(server.app);
  const send = () => visitor.post(SendSupportMail.operation, { ...asked, replyTo: 'ada@donau.example' });
  const answers = await Promise.all(Array.from({ length: 12 }, send));
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([10, 2]);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
});
