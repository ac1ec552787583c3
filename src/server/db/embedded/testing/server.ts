/** A server process for the tests: starts the database in the folder it is given, reports in one line, stops on SIGTERM. */
import { statSync } from 'node:fs';
import pg from 'pg';
import { startEmbedded } from '../start.ts';

/** What the process says about its start. */
export interface Report {
  readonly error?: { readonly name: string; readonly message: string };
  readonly milliseconds: number;
  readonly folder: string;
  readonly adopted: boolean;
  /** The system user whose files they are. */
  readonly uid: number;
  readonly postmaster: number;
  /** Rows of a table that every start adds one to. */
  readonly starts: number;
  readonly notes: readonly string[];
}

const begin = performance.now();
const notes: string[] = [];
const report = (content: Partial<Report>): void => {
  process.stdout.write(`${JSON.stringify(content)}\n`);
};

try {
  const database = await startEmbedded({ folder: process.argv[2] ?? '', onNote: (text) => notes.push(text) });
  const milliseconds = Math.round(performance.now() - begin);
  const held = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', () => {
    clearInterval(held);
    void database.stop();
  });
  const client = new pg.Client(database.connection('postgres', 'postgres'));
  await client.connect();
  await client.query('create table if not exists starts (at timestamptz)');
  await client.query('insert into starts values (now())');
  const counted = await client.query<{ count: number; pid: number }>(
    `select count(*)::int as count, split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid from starts`,
  );
  await client.end();
  const { folder, adopted } = database;
  const { count = 0, pid = 0 } = counted.rows[0] ?? {};
  report({ milliseconds, folder, adopted, uid: statSync(folder).uid, postmaster: pid, starts: count, notes });
} catch (error) {
  const { name, message } = error as Error;
  report({ error: { name, message }, notes });
  process.exitCode = 1;
}
