/** Mail: written with its transaction, sent to a real mail server once, tried again when that fails, readable while there is none. */
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ResendMail from '../../../manifests/operations/Administration/ResendMail.ts';
import GetOutbox from '../../../manifests/operations/Mail/GetOutbox.ts';
import ReadMail from '../../../manifests/operations/Mail/ReadMail.ts';
import SendSupportMail from '../../../manifests/operations/Mail/SendSupportMail.ts';
import RequestResetPassword from '../../../manifests/operations/SelfCare/RequestResetPassword.ts';
import { listenTo } from '../../../src/server/db/listen.ts';
import { startRounds } from '../../../src/server/queue/start-rounds.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let post: SMTPServer;
let port = 0;
let refusing = false;
const received: string[] = [];
const senders: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  server = await startTestServer();
  post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream: SMTPServerDataStream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (refusing) return done(new Error('mailbox is full'));
        received.push(decoded(Buffer.concat(parts).toString('utf8')));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
  port = (post.server.address() as { port: number }).port;
});
afterAll(async () => {
  for (const sender of senders) await sender.stop();
  await new Promise<void>((resolve) => post.close(resolve));
  await server.close();
});

/** Quoted-printable as text. */
const decoded = (mail: string): string =>
  Buffer.from(
    mail
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

function send(): void {
  const { service, database } = server;
  const settings = { ...service.settings, smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'portal@nordlicht.example' };
  const rounds = startRounds({ service: { ...service, settings }, onProblem: () => {} });
  senders.push(listenTo(database.server, rounds.channels), rounds);
}
const forget = (username: string) => new Visitor(server.app).call(RequestResetPassword, { username });
const waiting = async () =>
  (await server.database.owner.selectFrom('outgoing_mail').selectAll().where('sent_utc', 'is', null).execute()).length;

describe('the outbox', () => {
  it('is read by the marketplace owner while no mail server is there, and by nobody else', async () => {
    await forget('user');
    const { mailsTo } = await import('../../database/mails.ts');
    await mailsTo(server, 0);
    const owner = await server.as('owner');
    const { Items, TotalCount } = await owner.call(GetOutbox, { limit: 5 });
    expect(TotalCount).toBe(1);
    expect(Items[0]).toMatchObject({ MayRead: true, Subject: expect.any(String) });
    expect(JSON.stringify(Items)).not.toContain('reset-password');
    const mailId = Items[0]?.MailId ?? 0;
    expect((await owner.call(ReadMail, { mailId })).Link).toContain(
      'https://portal.nordlicht.example/v/#/reset-password/user/',
    );
    const read = await server.database.owner
      .selectFrom('audit_entry')
      .select(['event', 'target_account_id'])
      .orderBy('audit_entry_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(read).toEqual({ event: 'E-mail read', target_account_id: Items[0]?.UserAccountId });
    expect((await (await server.as('admin')).post(ReadMail.operation, { mailId })).status).toBe(403);
    expect((await owner.call(GetOutbox, { options: { filter: 'no such mail' } })).TotalCount).toBe(0);
    expect((await (await server.as('admin')).post(GetOutbox.operation)).status).toBe(403);
    const { body } = await server.database.owner.selectFrom('outgoing_mail').select('body').executeTakeFirstOrThrow();
    expect(body?.toString('latin1')).not.toContain('reset-password');
  });
});

describe('a mail server', () => {
  it('gets each mail once, in the language and colours of its reader, from several senders', async () => {
    for (const username of ['user', 'admin', 'approver']) await forget(username);
    send();
    send();
    await expect.poll(() => received.length, { timeout: 15_000 }).toBe(4);
    await expect.poll(waiting).toBe(0);
    const [mail = ''] = received;
    expect(mail).toMatch(/^From: portal@nordlicht\.example/m);
    expect(mail).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(mail).toContain('Content-Type: multipart/alternative');
    expect(mail).toContain('Neues Kennwort wählen');
    expect(mail).toContain('#1867c0');
    expect(new Set(received.map((one) => /reset-password\/\w+\/[\w-]+/.exec(one)?.[0])).size).toBe(4);
    const owner = await server.as('owner');
    const { Items } = await owner.call(GetOutbox, {});
    expect(Items.map(({ MayRead, SentUtc }) => [MayRead, SentUtc !== undefined])).toEqual(
      Array.from({ length: 4 }, () => [false, true]),
    );
    expect((await owner.post(ReadMail.operation, { mailId: Items[0]?.MailId })).status).toBe(404);
  });

  it('that refuses is tried again later, and the outbox says why', async () => {
    refusing = true;
    await forget('reseller');
    await expect
      .poll(async () => (await (await server.as('owner')).call(GetOutbox, { limit: 1 })).Items[0]?.LastError, {
        timeout: 10_000,
      })
      .toMatch(/mailbox is full/);
    refusing = false;
    const owner = await server.as('owner');
    const sendable = async () => (await owner.call(GetOutbox, { limit: 2 })).Items.map(({ MaySend }) => MaySend);
    expect(await sendable()).toEqual([true, false]);
    await owner.call(ResendMail, { mailId: (await owner.call(GetOutbox, { limit: 1 })).Items[0]?.MailId ?? 0 });
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(5);
    await expect.poll(sendable).toEqual([false, false]);
  });

  it('gets the files of a message to support with it, and they are kept no longer', async () => {
    const admin = await server.as('admin');
    const { owner } = server.database;
    const content = Buffer.from('%PDF-1.7 the contract');
    const path = `${'a'.repeat(32)}/${'b'.repeat(23)}.pdf`;
    const { UserAccountId } = await admin.me();
    const row = { path, file_name: 'Vertrag für Łódź.pdf', content_type: 'application/pdf', content, account_id: null };
    await owner
      .insertInto('upload')
      .values({ ...row, user_account_id: UserAccountId })
      .execute();
    await admin.call(SendSupportMail, { subject: 'The contract', text: 'It is wrong.', attachments: [path] });
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(6);
    expect(received[5]).toMatch(/Content-Disposition: attachment/);
    expect(received[5]).toContain(content.toString('base64'));
    await expect.poll(waiting).toBe(0);
    expect(await owner.selectFrom('outgoing_mail_attachment').selectAll().execute()).toEqual([]);
  });
});
