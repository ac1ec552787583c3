/** Forged headers behind a proxy: nobody passes a list of addresses, escapes a limit or signs in from elsewhere by what he says of himself. */
import { addressOf, Client, inParallel, numbers } from '../visitors.ts';
import { type Count, exactly, type Target } from './target.ts';

const network = '192.0.2.0/24';
const allowed = '192.0.2.7';

/** Every header by which a proxy may tell an address, and the ways to write one of them. */
const forged: readonly Record<string, string>[] = [
  { 'x-forwarded-for': allowed },
  { 'x-forwarded-for': `${allowed}, ${allowed}, ${allowed}` },
  { 'x-forwarded-for': `${allowed}, 127.0.0.1` },
  { 'x-forwarded-for': `127.0.0.1, ${allowed}, 10.0.0.1` },
  { 'x-forwarded-for': `${allowed},` },
  { 'x-forwarded-for': `[${allowed}]:443` },
  { forwarded: `for=${allowed};proto=https` },
  ...['x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip', 'x-cluster-client-ip', 'x-original-for'].map(
    (name) => ({ [name]: allowed }),
  ),
];

export async function forgedAddresses(target: Target): Promise<Count[]> {
  return [...(await list(target)), await limit(target), await sessions(target), ...(await hosts(target))];
}

const signsIn = async (client: Client, password: string, headers: Record<string, string> = {}): Promise<boolean> =>
  (await client.post('Authorization/Authenticate', { userName: 'user', password }, headers)).status === 200;

async function list({ servers, password, database }: Target): Promise<Count[]> {
  const company = `(portolan.company_of((select user_account_id from portolan.credential where username = 'user'))).account_id`;
  await database.query(
    `insert into portolan.ip_restriction (account_id, allow_list, deny_list) values (${company}, $1, '')`,
    [network],
  );
  const tries = servers.flatMap((server) => forged.map((headers) => ({ server, headers })));
  const entered = await inParallel(tries, 4, ({ server, headers }, number) =>
    signsIn(new Client(server, addressOf(7000 + number)), password, headers),
  );
  const control = await Promise.all(servers.map((server) => signsIn(new Client(server, allowed), password)));
  await database.query(`delete from portolan.ip_restriction where account_id = ${company}`);
  return [
    exactly(
      `${tries.length} sign-ins past a list of addresses by forged headers: let in`,
      entered.filter(Boolean).length,
      0,
    ),
    exactly('the same from an address of the list: let in', control.filter(Boolean).length, servers.length),
  ];
}

/** Ten calls of one address are answered, whoever it says that it is; both servers count together. */
async function limit({ servers }: Target): Promise<Count> {
  const answers = await inParallel(numbers(100), 10, (number) =>
    new Client(servers[number % 2] ?? servers[0], addressOf(7500)).post(
      'SelfCare/RequestResetPassword',
      { username: 'nobody' },
      { 'x-forwarded-for': addressOf(8000 + number) },
    ),
  );
  const answered = answers.filter(({ status }) => status === 200).length;
  return exactly('100 calls of one address under 100 forged ones, ten allowed: answered', answered, 10);
}

async function sessions({ servers, password, database }: Target): Promise<Count> {
  const tries = servers.flatMap((server) => forged.map((headers) => ({ server, headers })));
  await database.query(
    "delete from portolan.session where user_account_id = (select user_account_id from portolan.credential where username = 'user')",
  );
  const real = addressOf(7600);
  await inParallel(tries, 4, ({ server, headers }) => signsIn(new Client(server, real), password, headers));
  const { rows } = await database.query(
    `select count(*) filter (where address is distinct from $1)::int as wrong, count(*)::int as kept from portolan.session
      where user_account_id = (select user_account_id from portolan.credential where username = 'user')`,
    [real],
  );
  const [{ wrong, kept }] = rows as [{ wrong: number; kept: number }];
  if (kept !== tries.length) throw new Error(`${kept} of ${tries.length} sign-ins began a session`);
  return exactly(`${kept} sessions begun with forged headers: listed under another address`, wrong, 0);
}

/** A foreign page whose visitor is made to send the host that the page has. */
async function hosts({ servers, password }: Target): Promise<Count[]> {
  const ways = servers.flatMap((server) => ['x-forwarded-host', 'host', 'forwarded'].map((name) => ({ server, name })));
  const statuses = await inParallel(ways, 2, async ({ server, name }, number) => {
    const client = new Client(server, addressOf(7700 + number));
    await client.signIn('user', password);
    const value = name === 'forwarded' ? 'host=evil.example' : 'evil.example';
    const headers = { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin', [name]: value };
    return (await client.post('Authorization/SetLanguage', { languageCode: 'de' }, headers)).status;
  });
  return [
    exactly(
      `${ways.length} writes of a foreign page that forges the portal’s own name: accepted`,
      statuses.filter((status) => status < 400).length,
      0,
    ),
  ];
}
