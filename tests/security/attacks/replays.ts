/** One code or link, used a thousand times at once at both servers, from a thousand addresses: it is good once. */
import { generateSync } from 'otplib';
import { addressOf, Client, inParallel, numbers } from '../visitors.ts';
import { lastMail } from './people.ts';
import { type Count, exactly, type Target } from './target.ts';

const times = 1000;

async function once(
  { servers }: Target,
  name: string,
  from: number,
  use: (client: Client, number: number) => Promise<{ status: number }>,
): Promise<Count> {
  const answers = await inParallel(numbers(times), 50, (number) =>
    use(new Client(servers[number % 2] ?? servers[0], addressOf(from + number)), number),
  );
  return exactly(`1,000 uses of ${name}: accepted`, answers.filter(({ status }) => status === 200).length, 1);
}

export async function replays(target: Target): Promise<Count[]> {
  return [await appCode(target), await resetToken(target), await mailedCode(target)];
}

async function appCode(target: Target): Promise<Count> {
  const { servers, password } = target;
  const owner = new Client(servers[0], addressOf(1));
  await owner.signIn('owner', password);
  const made = (await owner.post('Account/SetupTwoFactorMethod', { methodType: 'AuthenticatorApp', name: 'Attacked' }))
    .data as { authenticationMethodId: number; Secret: string };
  const code = (steps: number) =>
    generateSync({ secret: made.Secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
  const { authenticationMethodId: mfaMethodId } = made;
  await owner.post('Account/EnableTwoFactorMethod', { authenticationMethodId: mfaMethodId, mfaToken: code(-1) });
  const factor = { mfaToken: code(1), mfaMethodId };
  const count = await once(target, 'one code of an app', 1000, (client) => client.signIn('owner', password, factor));
  await owner.post('Account/DisableTwoFactorMethod', { authenticationMethodId: mfaMethodId });
  return count;
}

async function resetToken(target: Target): Promise<Count> {
  const { servers, database } = target;
  await new Client(servers[0], addressOf(3)).post('SelfCare/RequestResetPassword', { username: 'approver' });
  const text = await lastMail(target, 'approver');
  const token = /reset-password\/approver\/([\w-]+)/.exec(text)?.[1] ?? '';
  const before = await database.query("select password_hash from portolan.credential where username = 'approver'");
  const count = await once(target, 'one reset token', 3000, (client, number) =>
    client.post('SelfCare/ResetPassword', { username: 'approver', token, newPassword: `Quite-Another-${number}!` }),
  );
  // The next attack wants the old password back.
  await database.query("update portolan.credential set password_hash = $1 where username = 'approver'", [
    before.rows[0].password_hash,
  ]);
  return count;
}

async function mailedCode(target: Target): Promise<Count> {
  const { servers, password } = target;
  const reseller = new Client(servers[0], addressOf(4));
  await reseller.signIn('reseller', password);
  const made = await reseller.post('Account/SetupTwoFactorMethod', { methodType: 'Email', name: 'Attacked' });
  const { authenticationMethodId: mfaMethodId } = made.data as { authenticationMethodId: number };
  const codeOf = async () => /^\d{6}$/m.exec(await lastMail(target, 'reseller'))?.[0] ?? '';
  await reseller.post('Authorization/SendSecurityCodeNotification', { userName: 'reseller', mfaMethodId });
  const enabled = await reseller.post('Account/EnableTwoFactorMethod', {
    authenticationMethodId: mfaMethodId,
    mfaToken: await codeOf(),
  });
  if (enabled.status !== 200) throw new Error(`the method was not enabled: ${enabled.message}`);
  const pending = new Client(servers[0], addressOf(5));
  await pending.signIn('reseller', password);
  await pending.post('Authorization/SendSecurityCodeNotification', { userName: 'reseller', mfaMethodId });
  const factor = { mfaToken: await codeOf(), mfaMethodId };
  const count = await once(target, 'one e-mailed code', 5000, (client) => client.signIn('reseller', password, factor));
  await reseller.post('Account/DisableTwoFactorMethod', { authenticationMethodId: mfaMethodId });
  return count;
}
