/** What the database tells the hub: with times that grow, in the order of the commits, and nothing that was taken back. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/database/server.ts';
import { listenTo } from '../db/listen.ts';
import { type RealtimeNotice, readRealtimeNotice, realtimeChannel } from './realtime-notice.ts';

let server: TestServer;
const heard: RealtimeNotice[] = [];
let ear: { stop(): Promise<void> };
beforeAll(async () => {
  server = await startTestServer();
  await new Promise<void>((begun) => {
    const listener = { heard: (payload?: string) => void heard.push(readRealtimeNotice(payload)), begun };
    ear = listenTo(server.database.server, { [realtimeChannel]: listener });
  });
});
afterAll(async () => {
  await ear.stop();
  await server.close();
});

const tell = (marketplace: number, readers: readonly string[] = ['/1/7/']) =>
  server.database.pool.query('select tell_realtime($1, $2, $3, $4)', ['Updated', marketplace, ['/1/'], readers]);

it('bears a time that grows strictly for each marketplace, however many tell at once', async () => {
  await Promise.all(Array.from({ length: 20 }, (_one, index) => tell(1 + (index % 2))));
  await expect.poll(() => heard.length).toBe(20);
  for (const marketplace of [1, 2]) {
    const times = heard
      .map(({ message }) => message)
      .filter(({ MarketplaceId }) => MarketplaceId === marketplace)
      .map(({ TimeStamp }) => TimeStamp);
    expect(times).toHaveLength(10);
    expect([...new Set(times)].sort()).toEqual(times);
    expect(times.every((time) => new Date(time).toISOString() === time)).toBe(true);
  }
  expect(heard[0]).toMatchObject({ message: { Event: 'Updated' }, owners: ['/1/'], readers: ['/1/7/'] });
});

it('grows also when the clock of the database goes back', async () => {
  const { owner } = server.database;
  await sql`update realtime_told set told_utc = '2999-01-01' where marketplace_id = 1`.execute(owner);
  heard.length = 0;
  await tell(1);
  await expect.poll(() => heard.map(({ message }) => message.TimeStamp)).toEqual(['2999-01-01T00:00:00.001Z']);
});

it('reaches each of very many readers once', async () => {
  heard.length = 0;
  const readers = Array.from({ length: 1001 }, (_one, index) => `/1/100002/100003/100004/100005/${100_100 + index}/`);
  await tell(3, readers);
  await expect.poll(() => heard.flatMap((notice) => notice.readers)).toEqual(readers);
  expect(heard.flatMap(({ owners }) => owners)).toEqual(['/1/']);
  expect(new Set(heard.map(({ message }) => JSON.stringify(message))).size).toBe(1);
});

it('of what was taken back nothing is heard', async () => {
  heard.length = 0;
  await server.database.owner
    .transaction()
    .execute(async (transaction) => {
      await sql`select tell_realtime('Updated', 4, '{/1/}', '{}')`.execute(transaction);
      throw new Error('taken back');
    })
    .catch(() => {});
  await tell(5, []);
  await expect.poll(() => heard.map(({ message }) => message.MarketplaceId)).toEqual([5]);
});
