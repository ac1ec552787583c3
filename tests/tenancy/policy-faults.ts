/** What is wrong with the policy of one table, asked with the rights of the server's own role. */
import pg from 'pg';
import type { CurrentUserData } from '../../src/server/identity/session.ts';
import { demoUsers, type TestServer } from '../database/server.ts';
import { isOwn, mayWrite, ownerColumns } from './whose.ts';

/** Who asks: a user in his branch, or nobody, whose session has no scope. */
interface Asker {
  readonly name: string;
  readonly path: string;
  readonly user: number;
}

export async function policyFaults(server: TestServer, table: string): Promise<readonly string[]> {
  const asOwner = await connected(server.access.owner);
  const asServer = await connected(server.access.server);
  try {
    const askers = [...(await askersOf(server, asOwner)), { name: 'nobody', path: '/0/', user: 0 }];
    const faults: string[] = [];
    let foreign = 0;
    for (const asker of askers) {
      const { rows } = await asOwner.query<{ own: boolean }>(
        `select ${isOwn(table, asker.path, asker.user)} as own from portolan.${table}`,
      );
      const own = rows.filter((row) => row.own).length;
      const count = await seenBy(asServer, asker, table);
      if (count !== undefined && count !== own)
        faults.push(`${asker.name} sees ${count} rows of ${table}, and ${own} are his`);
      const others = await asOwner.query<{ row: object }>(
        `select to_jsonb(${table}) as row from portolan.${table} where not ${mayWrite(table, asker.path, asker.user)}
         order by ${isOwn(table, asker.path, asker.user)} desc limit 60`,
      );
      foreign += others.rows.length;
      for (const { row } of others.rows) faults.push(...(await writeFaults(asServer, asker, table, row)));
      for (const { row } of others.rows.slice(0, 5)) faults.push(...(await handedOver(asServer, asker, table, row)));
    }
    if (foreign === 0) faults.push(`${table} has no row that is somebody else's`);
    return faults;
  } finally {
    await asOwner.end();
    await asServer.end();
  }
}

async function connected(access: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...access });
  await client.connect();
  await client.query('set search_path = portolan');
  return client;
}

async function askersOf(server: TestServer, asOwner: pg.Client): Promise<readonly Asker[]> {
  return Promise.all(
    demoUsers.map(async (name) => {
      const user: CurrentUserData = await (await server.as(name)).me();
      const { rows } = await asOwner.query('select scope_of($1) as path', [user.UserAccountId]);
      return { name, path: String(rows[0]?.path), user: user.UserAccountId };
    }),
  );
}

/** What is done in the scope of the asker is taken back. */
async function inScope(client: pg.Client, { path, user }: Asker, text: string, values: unknown[] = []) {
  await client.query('begin');
  try {
    await client.query("select set_config('app.scope', $1, true), set_config('app.user', $2, true)", [
      path,
      String(user),
    ]);
    return await client.query(text, values);
  } finally {
    await client.query('rollback');
  }
}

/** How many rows he sees; undefined where nobody reads the table. */
async function seenBy(client: pg.Client, asker: Asker, table: string): Promise<number | undefined> {
  const { rows } = await client.query("select has_any_column_privilege($1, 'SELECT') as may", [table]);
  if (rows[0]?.['may'] !== true) return undefined;
  const seen = await inScope(client, asker, `select count(*)::int as count from ${table}`);
  return Number(seen.rows[0]?.['count']);
}

/** What a trigger asks of a row before the policy does; whoever is nobody cannot give it. */
const given: Readonly<Record<string, (asker: Asker) => object>> = {
  audit_entry: ({ user }) => ({ user_account_id: user }),
};

const mayDo = async (client: pg.Client, table: string, what: 'INSERT' | 'UPDATE'): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and has_column_privilege(attrelid, attnum, $2)`,
    [table, what],
  );
  return rows.map(({ name }) => name);
};

/** Of tables in which rows are changed and never made: one's own is made somebody else's, and the policy must refuse it. */
async function handedOver(client: pg.Client, asker: Asker, table: string, row: object): Promise<readonly string[]> {
  if ((await mayDo(client, table, 'INSERT')).length > 0) return [];
  const columns = (await mayDo(client, table, 'UPDATE')).filter((each) => ownerColumns(table).includes(each));
  if (columns.length === 0) return [];
  // Nothing of the table is read: who reads as well is also refused by what he may see.
  const update = `update ${table} set ${columns.map((each) => `"${each}" = given."${each}"`).join()}
    from jsonb_populate_record(null::${table}, $1) given`;
  const answer = await inScope(client, asker, update, [JSON.stringify(row)]).then(
    ({ rowCount }) => (rowCount === 0 ? undefined : 'taken'),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (answer === undefined || /row-level security/.test(answer)) return [];
  return [`${asker.name} hands a row of ${table} over to somebody else: ${answer}`];
}

/** A row of somebody else is written anew: the policy must refuse it, before anything else could. */
async function writeFaults(client: pg.Client, asker: Asker, table: string, row: object): Promise<readonly string[]> {
  const columns = (await mayDo(client, table, 'INSERT')).map((name) => `"${name}"`).join();
  if (!columns) return [];
  const insert = `insert into ${table} (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::${table}, $1)`;
  const answer = await inScope(client, asker, insert, [JSON.stringify({ ...row, ...given[table]?.(asker) })]).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const refused = /row-level security/.test(answer) || (given[table] && asker.user === 0 && answer !== 'taken');
  return refused ? [] : [`${asker.name} writes a row of ${table} that is not his: ${answer}`];
}
