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
