/** LoadAccountById with session, capabilities, scope and row level security beside a bare server with one statement (goal B1). */
import autocannon from 'autocannon';
import pg from 'pg';
import { signedIn, start, startBuilt } from './server.ts';

interface Account {
  readonly Views: Readonly<Record<string, { readonly FieldDefinition: unknown }>>;
}

const rounds = 3;
const seconds = 5;
const path = '/DataModel/service.svc/rest/Account/LoadAccountById';

export async function benchCalls(databaseUrl: string, worldSize: string): Promise<void> {
  const ours = await startBuilt(databaseUrl, worldSize);
  const url = new URL(databaseUrl);
  const database = { host: url.searchParams.get('host') ?? '', port: Number(url.port), password: url.password };
  const client = new pg.Client({ ...database, user: 'postgres', database: 'postgres' });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    "select account_id::int as id from portolan.account where account_type = 'Company'",
  );
  await client.end();
  const { cookie, call } = await signedIn(ours.address, 'owner');
  const account = (await call('Account/LoadAccountById', { accountId: rows[0]?.id })) as Account;
  const definitions = JSON.stringify(account.Views['General']?.FieldDefinition);
  const bare = await start('tests/bench/bare-server.mjs', { DATABASE: JSON.stringify({ ...database, definitions }) });
  const targets = {
    'bare Fastify, one statement': [bare.address, ''],
    'Portolan, all checks on': [ours.address, cookie],
  } as const;
  const results: Record<string, number[]> = {};
  const p99: Record<string, number[]> = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, [address, session]] of Object.entries(targets)) {
      const { requests, latency, non2xx } = await load(
        address,
        session,
        rows.map(({ id }) => id),
        round === 0 ? 2 : seconds,
      );
      if (non2xx > 0) throw new Error(`${name}: ${non2xx} failed calls`);
      if (round === 0) continue;
      results[name] = [...(results[name] ?? []), requests.average];
      p99[name] = [...(p99[name] ?? []), latency.p99];
    }
  }
  await ours.stop();
  await bare.stop();
  const median = (values: readonly number[] = []): number =>
    [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const limit = median(results['bare Fastify, one statement']);
  console.info(
    `\nLoadAccountById, ${rows.length} companies, 10 connections, ${rounds} rounds of ${seconds} s, interleaved`,
  );
  for (const name of Object.keys(targets)) {
    const rate = median(results[name]);
    console.info(
      `  ${name.padEnd(30)} ${rate.toFixed(0).padStart(7)} requests/s  p99 ${median(p99[name])} ms  ${(rate / limit).toFixed(2)}x`,
    );
  }
}

const load = (address: string, cookie: string, ids: readonly number[], duration: number) =>
  autocannon({
    url: `${address}${path}`,
    connections: 10,
    duration,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    requests: [
      {
        method: 'POST',
        path,
        setupRequest: (request: object) => ({
          ...request,
          body: JSON.stringify({ accountId: ids[Math.floor(Math.random() * ids.length)] }),
        }),
      },
    ],
  });
