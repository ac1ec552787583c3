/** The attacks, each with what it counts and what it may count at most. */
import { generateSync } from 'otplib';
import { type Answered, addressOf, Client, inParallel, numbers } from './visitors.ts';

export interface Target {
  /** Two server processes on one database. */
  readonly servers: readonly [string, string];
  readonly password: string;
}

export interface Count {
  readonly name: string;
  readonly found: number;
  readonly least: number;
  readonly most: number;
}

const accepted = (answers: readonly Answered[]): number => answers.filter(({ status }) => status === 200).length;
const wrong = 'Wrong-Password-1!';

/** One code of an authenticator app, given a thousand times at once at both servers, from a thousand addresses. */
export async function replays({ servers, password }: Target): Promise<Count[]> {
  const owner = new Client(servers[0], addressOf(1));
  await owner.signIn('owner', password);
  const made = (await owner.post('Account/SetupTwoFactorMethod', { methodType: 'AuthenticatorApp', name: 'Attacked' }))
    .data as { authenticationMethodId: number; Secret: string };
  const code = (steps: number) =>
    generateSync({ secret: made.Secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
  const { authenticationMethodId } = made;
  await owner.post('Account/EnableTwoFactorMethod', { authenticationMethodId, mfaToken: code(-1) });
  const mfaToken = code(1);
  const answers = await inParallel(numbers(1000), 50, (number) =>
    new Client(servers[number % 2] ?? servers[0], addressOf(1000 + number)).signIn('owner', password, {
      mfaToken,
      mfaMethodId: authenticationMethodId,
    }),
  );
  await owner.post('Account/DisableTwoFactorMethod', { authenticationMethodId });
  return [{ name: '1,000 replays of one code: accepted', found: accepted(answers), least: 1, most: 1 }];
}

/** Ten thousand passwords for one name, the right one near the end, from a thousand addresses; its owner works on. */
export async function guesses({ servers, password }: Target): Promise<Count[]> {
  const known = new Client(servers[0], addressOf(2));
  await known.signIn('user', password);
  const answers = await inParallel(numbers(10_000), 100, (number) =>
    new Client(servers[number % 2] ?? servers[0], addressOf(10_000 + (number % 1000))).signIn(
      'user',
      number === 9_000 ? password : `${wrong}${number}`,
    ),
  );
  const still = await known.signIn('user', password);
  return [
    { name: '10,000 guesses of one password: accepted', found: accepted(answers), least: 0, most: 0 },
    {
      name: 'failures of the server meanwhile',
      found: answers.filter(({ status }) => status >= 500).length,
      least: 0,
      most: 0,
    },
    { name: 'the known device of the attacked user gets in', found: accepted([still]), least: 1, most: 1 },
  ];
}

/** How well the time of an answer tells a name that exists from one that does not: 50 % is not at all. */
export async function timing({ servers }: Target): Promise<Count[]> {
  // Rounds are compared with themselves: each failure of a name makes the next answer slower.
  const rounds: { readonly signIn: number; readonly reset: number }[] = [];
  for (const round of numbers(9)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const resets = { known: [] as number[], unknown: [] as number[] };
    for (const [index, name] of ['owner', 'reseller', 'admin', 'approver'].entries()) {
      // They take turns, so that the machine's moods hit both alike.
      for (const kind of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const userName = kind === 'known' ? name : `${name}-is-nobody`;
        const client = () => new Client(servers[0], addressOf(100_000 + round * 10 + index));
        times[kind].push((await client().signIn(userName, wrong)).milliseconds);
        resets[kind].push((await client().post('SelfCare/RequestResetPassword', { username: userName })).milliseconds);
      }
    }
    rounds.push({ signIn: auc(times.known, times.unknown), reset: auc(resets.known, resets.unknown) });
  }
  const mean = (kind: 'signIn' | 'reset'): number =>
    Math.round(rounds.reduce((sum, round) => sum + round[kind], 0) / rounds.length);
  return [
    { name: 'time of a refused sign-in tells a known name, in %', found: mean('signIn'), least: 30, most: 70 },
    { name: 'time of a reset request tells a known name, in %', found: mean('reset'), least: 30, most: 70 },
  ];
}

/** The share of pairs in which the first list's value is the larger, in percent. */
function auc(first: readonly number[], second: readonly number[]): number {
  const pairs = first.flatMap((a) => second.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return Math.round((100 * pairs.reduce((sum, one) => sum + one, 0)) / pairs.length);
}

/** Five hundred sessions, each ended at one server: how many still answer at the other after a second. */
export async function revocations({ servers, password }: Target): Promise<Count[]> {
  const [here, there] = servers;
  // A first one in peace: whatever failed for this name before counts no more.
  await new Client(here, addressOf(3)).signIn('approver', password);
  const clients = await inParallel(numbers(500), 10, async (number) => {
    const client = new Client(here, addressOf(200_000 + number));
    const { status } = await client.signIn('approver', password);
    if (status !== 200) throw new Error(`a session was not started: ${status}`);
    return { client, away: client.at(there) };
  });
  const kept = await inParallel(clients, 20, ({ away }) => away.post('Authorization/PingPong'));
  const late = await inParallel(clients, 20, async ({ client, away }) => {
    await client.post('Authorization/Logout');
    const began = Date.now();
    while (Date.now() - began < 1000) if ((await away.post('Authorization/PingPong')).status === 401) return false;
    return true;
  });
  return [
    { name: '500 sessions: alive at the other server before', found: accepted(kept), least: 500, most: 500 },
    {
      name: '500 sessions ended: alive at the other server after a second',
      found: late.filter(Boolean).length,
      least: 0,
      most: 0,
    },
  ];
}
