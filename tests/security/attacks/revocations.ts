/** Five hundred sessions with a call and a socket each at the other server: ended here in every way there is, refused there within a second. */
import { addressOf, Client, inParallel, numbers } from '../visitors.ts';
import { openWire, type Wire } from '../wire.ts';
import { type Count, exactly, people, type Target } from './target.ts';

interface Open {
  readonly here: Client;
  readonly away: Client;
  readonly wire: Wire;
}

const within = 1000;

export async function revocations(target: Target): Promise<Count[]> {
  const { servers, password, database } = target;
  const open = (name: string, from: number, count: number): Promise<Open[]> =>
    inParallel(numbers(count), 8, async (number) => {
      const here = new Client(servers[0], addressOf(from + number));
      const { status, data } = await here.signIn(name, password);
      if (status !== 200) throw new Error(`${name} was not let in: ${status}`);
      const away = here.at(servers[1]);
      return { here, away, wire: await openWire(away, data as never) };
    });
  const [disabled] = await people(target, 1);
  if (!disabled) throw new Error('nobody is there to be disabled');
  const { userAccountId, username } = disabled;
  const signedOut = await open('approver', 200_000, 300);
  const elsewhere = await open('user', 210_000, 100);
  const ofDisabled = await open(username, 220_000, 50);
  const changed = await open('admin', 230_000, 51);
  const all = [...signedOut, ...elsewhere, ...ofDisabled, ...changed];
  const alive = await inParallel(all, 20, isAlive);

  const late = [
    ...(await inParallel(signedOut, 10, (one) => endsLate([one], () => one.here.post('Authorization/Logout')))),
    await endsLate(elsewhere, async () => {
      const other = new Client(servers[0], addressOf(3));
      await other.signIn('user', password);
      await other.post('Authorization/EndOtherSessions');
    }),
    await endsLate(ofDisabled, () =>
      database.query(
        `update portolan.account_value set "values" = "values" || '{"Status":"Disabled"}' where account_id = $1`,
        [userAccountId],
      ),
    ),
    await endsLate(changed.slice(1), () =>
      changed[0]?.here.post('SelfCare/ChangeMyPassword', {
        currentPassword: password,
        newPassword: 'Nobody-Knows-This-88!',
      }),
    ),
  ].reduce((sum, count) => ({ calls: sum.calls + count.calls, sockets: sum.sockets + count.sockets }));
  // The one that changed the password was given another session.
  return [
    exactly('501 sessions: alive at the other server before, by call and socket', alive.filter(Boolean).length, 501),
    exactly('500 sessions ended: calls still answered after a second', late.calls, 0),
    exactly('500 sessions ended: sockets still open after a second', late.sockets, 0),
  ];
}

const isAlive = async ({ away, wire }: Open): Promise<boolean> =>
  (await away.post('Authorization/PingPong')).status === 200 && wire.closed === undefined;

/** Ends sessions, and counts those that a second after the answer are still good for something. */
async function endsLate(all: readonly Open[], end: () => Promise<unknown> | undefined) {
  await end();
  const over = Date.now() + within;
  const calls = await inParallel(all, 20, async ({ away }) => {
    do if ((await away.post('Authorization/PingPong')).status === 401) return false;
    while (Date.now() < over);
    return true;
  });
  while (Date.now() < over && all.some(({ wire }) => wire.closed === undefined))
    await new Promise((resolve) => setTimeout(resolve, 10));
  const sockets = all.filter(({ wire }) => wire.closed === undefined || wire.closed > over).length;
  for (const { wire } of all) wire.drop();
  return { calls: calls.filter(Boolean).length, sockets };
}
