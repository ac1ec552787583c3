/** Passwords are hashed without a connection: however many are, whoever asks something else is answered. */
import { setTimeout as pause } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someOf } from '../../../generators/testing/sample.ts';
import ValidateUserPassword from '../../../manifests/operations/Account/ValidateUserPassword.ts';
import ChangeMyPassword from '../../../manifests/operations/SelfCare/ChangeMyPassword.ts';
import ResetPassword from '../../../manifests/operations/SelfCare/ResetPassword.ts';
import { newPasswordLink } from '../../../src/server/identity/password-link.ts';
import { demoPassword } from '../../database/cluster.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let user: Visitor;
let userAccountId: number;
beforeAll(async () => {
  server = await startTestServer();
  user = new Visitor(server.app, '10.0.0.7');
  userAccountId = (await user.enter('user')).UserAccountId;
  // Real hashes that take long to compare with: their strength stands within them.
  const slow = await hash(demoPassword, { memoryCost: 19_456, timeCost: 50, parallelism: 1 });
  const { owner } = server.database;
  await owner
    .updateTable('credential')
    .set({ password_hash: slow })
    .where('user_account_id', '=', userAccountId)
    .execute();
  await user.me();
});
afterAll(() => server.close());

const next = 'Seven-Ships-At-Sea-9';

/** What hashes or compares; one of them in each run, for the slow hashes of all take a quarter of a minute. */
const ways = [
  ['looked at', () => user.post(ValidateUserPassword.operation, { password: next }), [200]],
  [
    'looked at by the holder of a link',
    async () => {
      const token = await newPasswordLink(server.database.owner, userAccountId);
      return new Visitor(server.app, '10.0.0.8').post(ValidateUserPassword.operation, { password: next, token });
    },
    [200],
  ],
  [
    'reset',
    async () => {
      const token = await newPasswordLink(server.database.owner, userAccountId);
      return new Visitor(server.app, '10.0.0.9').post(ResetPassword.operation, {
        username: 'user',
        newPassword: demoPassword,
        token,
      });
    },
    [400],
  ],
  [
    'changed',
    () => user.post(ChangeMyPassword.operation, { currentPassword: demoPassword, newPassword: demoPassword }),
    [400],
  ],
] as const;

it.each(someOf(ways, 1, 'slow passwords'))(
  'while more passwords than there are connections are %s',
  async (_label, slowly, wanted) => {
    const admin = await server.as('admin');
    await admin.me();
    const { pool } = server.database;
    const busy = pool.options.max + 2;
    let ended = 0;
    const all = Array.from({ length: busy }, async () => {
      const { status } = await slowly();
      ended += 1;
      return status;
    });
    // Long enough for all of them to ask what they have to ask, and shorter than the first comparison.
    await pause(150);
    for (let turn = 0; turn < 3; turn += 1) expect((await admin.post('Job/GetJobs', {})).status).toBe(200);
    expect(ended).toBe(0);
    for (const status of await Promise.all(all)) expect(wanted).toContain(status);
  },
);

it('of two changes at once one stands', async () => {
  const inputs = ['Nine-Boats-In-Port-1', 'Nine-Boats-In-Port-2'];
  const two = [user, new Visitor(server.app, '10.0.0.10')];
  await two[1]?.enter('user');
  const answers = await Promise.all(
    inputs.map((newPassword, at) =>
      two[at]?.post(ChangeMyPassword.operation, { currentPassword: demoPassword, newPassword }),
    ),
  );
  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
});
