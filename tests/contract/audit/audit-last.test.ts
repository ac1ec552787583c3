/** In every write the audit entry is the last statement before its commit: until then every other write waits for it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Session } from '../../../src/server/identity/session.ts';
import { storeUpload } from '../../../src/server/uploads/store.ts';
import { asked } from '../../database/asked.ts';
import { demoPassword } from '../../database/cluster.ts';
import { answerRequests } from '../../database/mails.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';
import { operations, sampleInput } from '../world/sample-inputs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('by every call, upload, refused sign-in, request for a password and planned end', async () => {
  const { database, service } = server;
  const owner = new Visitor(server.app);
  const me = await owner.enter('owner');
  const company = (await (await server.as('admin')).me()).CompanyAccount.AccountId;
  const statements = await asked(async () => {
    for (const operation of operations.filter(
      ({ kind, operation: name }) => kind === 'write' && !/^Authorization/.test(name),
    )) {
      await owner.post(operation.operation, sampleInput(operation, company));
    }
    await owner.post('Authorization/SetLanguage', { languageCode: 'pl' });
    const visitor = new Visitor(server.app, '10.0.0.3');
    await visitor.signIn('user', 'Wrong-Password-1!');
    await visitor.signIn('user', demoPassword);
    await visitor.post('SelfCare/RequestResetPassword', { username: 'user' });
    await answerRequests(server);
    const scope = { path: `/${me.AccountPath}/`, userAccountId: me.UserAccountId };
    const session = { user: me, scope } as unknown as Session;
    await storeUpload(service, session, {
      name: 'a.pdf',
      content: Buffer.from('%PDF-1.7\n%%EOF'),
      requestId: 'upload',
    });
    await database.owner
      .insertInto('termination')
      .columns(['account_id', 'due_utc', 'reason', 'requested_by_account_id'])
      .expression((from) =>
        from
          .selectFrom('account')
          .select((row) => [
            'account_id',
            row.val(new Date(0)).as('due_utc'),
            row.val('Price').as('reason'),
            row.val(me.UserAccountId).as('user_id'),
          ])
          .where('account_type', '=', 'Department')
          .where('account_state', '=', 'Active')
          .limit(2),
      )
      .execute();
    await database.owner
      .insertInto('job')
      .values({
        name: 'terminate',
        payload: '{}',
        user_account_id: null,
        worker: null,
        lease_until: null,
        total: null,
        error: null,
        started_utc: null,
        finished_utc: null,
        reached: null,
      })
      .execute();
    await server.work();
  });
  const isEntry = (text: string) => /insert into "audit_entry"/i.test(text);
  const after = [...statements.values()].flatMap((texts) =>
    texts.flatMap((text, at) => (isEntry(text) ? [texts[at + 1]] : [])),
  );
  expect(after.length).toBeGreaterThan(15);
  expect(after.filter((text) => text !== 'commit')).toEqual([]);
  const { events } = await database.owner
    .selectFrom('audit_entry')
    .select((count) => count.fn.count<number>('event').distinct().as('events'))
    .where('event', 'in', ['Account terminated', 'Sign-in refused', 'Password reset requested', 'File uploaded'])
    .executeTakeFirstOrThrow();
  expect(events).toBeGreaterThanOrEqual(3);
});
