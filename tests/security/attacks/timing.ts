/** Whether text or time of an answer tells a name that exists from one that does not: 50 % is not at all. */
import { type Answered, addressOf, Client, numbers } from '../visitors.ts';
import { type Count, exactly, people, type Target } from './target.ts';

/** Of each kind. */
const samples = 1000;
const names = 50;

export const timingOfSignIn = (target: Target): Promise<Count[]> =>
  measure(target, 'a refused sign-in', (client, userName) => client.signIn(userName, 'Wrong-Password-1!'));

export const timingOfReset = (target: Target): Promise<Count[]> =>
  measure(target, 'a reset request', (client, username) => client.post('SelfCare/RequestResetPassword', { username }));

type Kind = 'known' | 'unknown';

async function measure(
  target: Target,
  what: string,
  call: (client: Client, name: string) => Promise<Answered>,
): Promise<Count[]> {
  const { servers, database } = target;
  const known = (await people(target, names)).map(({ username }) => username);
  const ask = { known, unknown: known.map((name) => name.replace('person', 'nobody')) };
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const texts = new Set<string>();
  // The first calls of a process are slow, whoever they ask for.
  for (const number of numbers(40)) await call(new Client(servers[0], addressOf(90_000 + number)), `warm-up-${number}`);
  for (const number of numbers(samples)) {
    // A failed try makes the next one for this name slower; all are asked for the first time again and again.
    if (number % names === 0) await database.query('delete from portolan.attempt');
    const kinds: Kind[] = Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const [index, kind] of kinds.entries()) {
      const client = new Client(servers[0], addressOf(100_000 + 2 * number + index));
      const { status, message, milliseconds } = await call(client, ask[kind][number % names] ?? '');
      texts.add(`${status} ${message}`);
      times[kind].push(milliseconds);
    }
  }
  const tells = Math.round(100 * auc(times.known, times.unknown));
  const often = `${(2 * samples).toLocaleString('en')} times ${what}`;
  return [
    exactly(`${often}: different answers`, texts.size, 1),
    { name: `${often}: its time tells a known name, in %`, found: tells, least: 45, most: 55 },
  ];
}

/** The share of pairs in which the first list's value is the larger. */
function auc(first: readonly number[], second: readonly number[]): number {
  let larger = 0;
  for (const a of first) for (const b of second) larger += a > b ? 1 : a === b ? 0.5 : 0;
  return larger / (first.length * second.length);
}
