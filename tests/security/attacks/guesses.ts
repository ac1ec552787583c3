/** Ten thousand passwords over a hundred accounts from a thousand addresses, the right one among them; the owners work on. */
import { addressOf, Client, inParallel, numbers } from '../visitors.ts';
import { type Count, exactly, people, type Target } from './target.ts';

const accounts = 100;
const addresses = 1000;
const each = 100;
/** By then a name is locked. */
const rightOne = 60;

export async function guesses(target: Target): Promise<Count[]> {
  const { servers, password, database } = target;
  const victims = await people(target, accounts);
  const known = await inParallel(victims, 4, async ({ username }, number) => {
    const client = new Client(servers[0], addressOf(20_000 + number));
    const { status } = await client.signIn(username, password);
    if (status !== 200) throw new Error(`${username} cannot sign in before the attack: ${status}`);
    return { client, username };
  });
  await database.query('delete from portolan.attempt');
  const last = await database.query('select coalesce(max(audit_entry_id), 0) as id from portolan.audit_entry');
  const answers = await inParallel(numbers(accounts * each), 100, (number) => {
    const victim = victims[number % accounts];
    const round = Math.floor(number / accounts);
    const client = new Client(servers[number % 2] ?? servers[0], addressOf(30_000 + (number % addresses)));
    return client.signIn(victim?.username ?? '', round === rightOne ? password : `Wrong-Password-${round}!`);
  });
  const still = await inParallel(known, 4, ({ client, username }) => client.signIn(username, password));
  // Each password that was looked at and found wrong left an entry; tries against a locked name leave none.
  const checked = await database.query(
    `select coalesce(max(count), 0) as most from (
      select count(*) from portolan.audit_entry
      where audit_entry_id > $1 and event = 'Sign-in refused' and user_account_id = any ($2) group by user_account_id) of_user`,
    [last.rows[0].id, victims.map(({ userAccountId }) => userAccountId)],
  );
  const accepted = answers.filter(({ status }) => status === 200).length;
  return [
    {
      name: '10,000 guesses over 100 accounts: most checked of one',
      found: Number(checked.rows[0].most),
      least: 1,
      most: each,
    },
    exactly('10,000 guesses over 100 accounts: accepted, the right ones among them', accepted, 0),
    exactly('10,000 guesses: failures of the server', answers.filter(({ status }) => status >= 500).length, 0),
    exactly(
      '100 attacked users on their known devices: let in',
      still.filter(({ status }) => status === 200).length,
      accounts,
    ),
  ];
}
