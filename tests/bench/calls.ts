/** Calls with session, capabilities, scope and row level security beside bare servers that answer the same (goals B1 and B5). */
import pg from 'pg';
import type { Goal } from './browser/goals.ts';
import { underLoad } from './load.ts';
import { type Server, signedIn, start, startBuilt } from './server.ts';

interface Account {
  readonly Views: Readonly<Record<string, { readonly FieldDefinition: unknown }>>;
}

export async function benchCalls(databaseUrl: string, worldSize: string): Promise<readonly Goal[]> {
  const servers: Server[] = [await startBuilt(databaseUrl, worldSize)];
  const [{ address }] = servers as [Server];
  const bare = async (program: string, environment: Record<string, string>): Promise<string> => {
    const server = await start(`tests/bench/${program}`, environment);
    servers.push(server);
    return server.address;
  };
  try {
    const database = connectionOf(databaseUrl);
    const ids = await companies(database);
    await settled(database);
    const { cookie, call } = await signedIn(address, 'owner');
    const ours = { name: 'Portolan, all checks on', address, cookie };
    const goals: Goal[] = [];

    const load = 'Account/LoadAccountById';
    const account = (await call(load, { accountId: ids[0] })) as Account;
    const definitions = JSON.stringify(account.Views['General']?.FieldDefinition);
    const statement = {
      name: 'bare Fastify, one statement',
      address: await bare('bare-server.mjs', { DATABASE: JSON.stringify({ ...database, definitions }) }),
    };
    const anyCompany = () => JSON.stringify({ accountId: ids[Math.floor(Math.random() * ids.length)] });
    goals.push(await underLoad(`B1 ${load}`, load, [ours, statement], anyCompany));

    for (const operation of ['Authorization/PingPong', 'Authorization/GetCurrentUser']) {
      const constant = {
        name: 'bare Fastify, constant',
        address: await bare('bare-constant.mjs', { ANSWER: JSON.stringify({ data: await call(operation, {}) }) }),
      };
      goals.push(await underLoad(`B5 ${operation}`, operation, [ours, constant], () => '{}'));
    }
    return goals;
  } finally {
    for (const server of servers) await server.stop();
  }
}

const connectionOf = (databaseUrl: string) => {
  const url = new URL(databaseUrl);
  return { host: url.searchParams.get('host') ?? '', port: Number(url.port), password: url.password };
};

async function companies(database: pg.ClientConfig): Promise<number[]> {
  const client = new pg.Client({ ...database, user: 'postgres', database: 'postgres' });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    "select account_id::int as id from portolan.account where account_type = 'Company'",
  );
  await client.end();
  return rows.map(({ id }) => id);
}

/** What a first start sets going is done: it would take from one of the two who are measured. @throws after five minutes. */
async function settled(database: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...database, user: 'postgres', database: 'postgres' });
  await client.connect();
  const ends = Date.now() + 300_000;
  for (let calm = 0; calm < 5; ) {
    const { rows } = await client.query<{ open: boolean }>(`
      select exists (select from portolan.job where state = 'Running' or state = 'Queued' and run_at <= now())
        or exists (select from portolan.price_update where state in ('Queued', 'Updating'))
        or exists (select from portolan.notice where done_utc is null) as open`);
    calm = rows[0]?.open === false ? calm + 1 : 0;
    if (Date.now() > ends) throw new Error('The work of the first start does not end.');
    await new Promise((done) => setTimeout(done, 1000));
  }
  await client.end();
}
