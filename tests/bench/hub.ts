/** The realtime hub with 2,000 clients, some on each transport: how soon an event has reached all, and what a client costs. */
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import pg from 'pg';
import { columns, quantile, short } from './browser/figures.ts';
import type { Goal } from './browser/goals.ts';
import { signedIn, startBuilt } from './server.ts';

const events = 20;
/** Of one session, which may have as many. */
const together = 20;
const clients = {
  WebSockets: 1600,
  ServerSentEvents: 200,
  LongPolling: 200,
} as const satisfies Partial<Record<keyof typeof HttpTransportType, number>>;

export async function benchHub(databaseUrl: string): Promise<readonly Goal[]> {
  const server = await startBuilt(databaseUrl, '10k');
  const url = new URL(databaseUrl);
  const database = new pg.Client({
    host: url.searchParams.get('host') ?? '',
    port: Number(url.port),
    password: url.password,
    user: 'postgres',
    database: 'postgres',
  });
  await database.connect();
  const open: HubConnection[] = [];
  try {
    const before = await server.memory();
    const heard = new Map<number, number[]>();
    const take = ({ MarketplaceId }: { MarketplaceId: number }) => {
      heard.get(MarketplaceId)?.push(performance.now());
    };
    for (const [transport, count] of Object.entries(clients)) {
      for (let left = count; left > 0; left -= together) {
        const { cookie } = await signedIn(server.address, 'owner');
        const fresh = Array.from({ length: Math.min(left, together) }, () =>
          connect(server.address, cookie, HttpTransportType[transport as keyof typeof clients], take),
        );
        open.push(...(await Promise.all(fresh)));
      }
    }
    const after = await server.memory();
    const last: number[] = [];
    const all: number[] = [];
    for (let event = 0; event < events; event += 1) {
      const times: number[] = [];
      heard.set(event, times);
      const message = { Event: 'DP_UpdateComplete', MarketplaceId: event, TimeStamp: new Date().toISOString() };
      const began = performance.now();
      await database.query("select pg_notify('portolan_realtime', $1)", [
        JSON.stringify({ message, owners: [], readers: ['/'] }),
      ]);
      while (times.length < open.length && performance.now() - began < 10_000) await pause(5);
      if (times.length < open.length) throw new Error(`${open.length - times.length} clients heard nothing in 10 s`);
      all.push(...times.map((time) => time - began));
      last.push(Math.max(...times) - began);
      // Long polls come back meanwhile.
      await pause(200);
    }
    console.info(`\n${open.length} clients of the hub (${JSON.stringify(clients)}), ${events} events`);
    console.info(
      columns([
        ['', 'p50 ms', 'p95 ms', 'last ms', 'KiB each'],
        [
          'one process',
          short(quantile(all, 0.5)),
          short(quantile(all, 0.95)),
          short(quantile(last, 0.95)),
          short(((after - before) * 1024) / open.length),
        ],
      ]),
    );
    return [{ goal: 'H1 an event reaches all', unit: 'ms', ours: last, wanted: { atMost: 1000 } }];
  } finally {
    await Promise.all(open.map((each) => each.stop().catch(() => {})));
    await database.end();
    await server.stop();
  }
}

async function connect(
  address: string,
  cookie: string,
  transport: HttpTransportType,
  take: (message: { MarketplaceId: number }) => void,
): Promise<HubConnection> {
  const connection = new HubConnectionBuilder()
    .withUrl(`${address}/signalr/api?InstanceId=pp`, { transport, headers: { cookie, origin: address } })
    .configureLogging(LogLevel.None)
    .build();
  connection.on('onServerMessage', take);
  await connection.start();
  return connection;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
