/**
 * Imports of people: files of 10,000 and of 100,000 rows, as CSV and as a workbook, read, checked and made into accounts by a server of their own each;
 * how many rows a second, and what memory the server takes at most. `size=20000` takes fewer rows, `only=csv` one kind. What is not made within 100
 * seconds is cancelled: steps of 50 rows take the same memory however many are behind them.
 */
import { Workbook } from '../../src/server/exports/workbook.ts';
import { multipart, multipartType } from '../database/multipart.ts';
import type { Goal } from './browser/goals.ts';
import { type Server, signedIn, startBuilt } from './server.ts';

const longest = 100_000;
const heads = ['First name', 'Last name', 'E-mail', 'Job title'];
const atOnce = 1000;
/** Megabytes: with room to spare the garbage of 100,000 rows is not collected, and looks like memory that they need. */
const heap = 160;

interface Measured {
  readonly read: number;
  /** Rows a second, while they are read and while they are made. */
  readonly readRate: number;
  readonly madeRate: number;
  readonly readMemory: number;
  readonly madeMemory: number;
}

export async function benchImports(
  databaseUrl: string,
  rows: number,
  only: readonly string[],
): Promise<readonly Goal[]> {
  await (await startBuilt(databaseUrl, 'small')).stop();
  const goals: Goal[] = [];
  for (const kind of ['csv', 'xlsx'] as const) {
    if (only.length > 0 && !only.includes(kind)) continue;
    const few = await measured(databaseUrl, kind, rows / 10);
    const many = await measured(databaseUrl, kind, rows);
    const grown = Math.max(many.readMemory, many.madeMemory) - Math.max(few.readMemory, few.madeMemory);
    goals.push(
      { goal: `${kind}: ${rows} rows read and checked`, unit: 's', ours: [many.read], wanted: { atMost: rows / 2000 } },
      { goal: `${kind}: memory more than of ${rows / 10} rows`, unit: 'MB', ours: [grown], wanted: { atMost: 60 } },
      { goal: `${kind}: rows made a second`, unit: '', ours: [many.madeRate], wanted: { atLeast: 100 } },
    );
  }
  return goals;
}

/** On a server that has done nothing else. */
async function measured(databaseUrl: string, kind: 'csv' | 'xlsx', rows: number): Promise<Measured> {
  const content = await fileOf(kind, rows);
  const server = await startBuilt(databaseUrl, 'small', { NODE_OPTIONS: `--max-old-space-size=${heap}` });
  try {
    const { cookie, call } = await signedIn(server.address, 'admin');
    const { CompanyAccount } = (await call('Authorization/GetCurrentUser', {})) as {
      readonly CompanyAccount: { readonly AccountId: number };
    };
    const before = await server.memory();
    const file = await sent(server, cookie, content, `people.${kind}`);
    const watch = watched(server);
    const began = performance.now();
    const input = { type: 'Users', parentAccountId: CompanyAccount.AccountId, file, name: `${rows} of ${kind}` };
    const { ImportId: importId } = (await call('Import/CreateImport', input)) as { readonly ImportId: number };
    const read = (performance.now() - began) / 1000;
    const readMemory = await watch.most();
    const making = performance.now();
    const made = await untilMade(call, importId);
    const seconds = (performance.now() - making) / 1000;
    const madeMemory = await watch.end();
    console.info(
      `  ${kind.padEnd(4)} ${String(rows).padStart(7)} rows, ${(content.length / 1024 / 1024).toFixed(1)} MB: read and checked in ${read.toFixed(1)} s, ` +
        `${made} made in ${seconds.toFixed(0)} s (${(made / seconds).toFixed(0)} a second); memory before ${before.toFixed(0)} MB, ` +
        `at most ${readMemory.toFixed(0)} MB while reading, ${madeMemory.toFixed(0)} MB while making`,
    );
    return { read, readRate: rows / read, madeRate: made / seconds, readMemory, madeMemory };
  } finally {
    await server.stop();
  }
}

async function untilMade(call: (name: string, input: unknown) => Promise<unknown>, importId: number): Promise<number> {
  const until = performance.now() + longest;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const now = (await call('Import/GetImportDetails', { importId, limit: 1 })) as {
      readonly Status: string;
      readonly ImportedAccountsCount: number;
    };
    if (!['Pending', 'InProgress'].includes(now.Status)) return now.ImportedAccountsCount;
    if (performance.now() < until) continue;
    await call('Import/CancelImport', { importId });
    return now.ImportedAccountsCount;
  }
}

/** Names that no other file has. */
let made = 0;
const personOf = (row: number): readonly string[] => [
  `First ${row % 977}`,
  `Last ${row % 7919}`,
  `person-${made}-${row}@import.example`,
  `Fitter in shift ${row % 40}`,
];

async function fileOf(kind: 'csv' | 'xlsx', rows: number): Promise<Buffer> {
  made += 1;
  if (kind === 'csv') {
    const lines = Array.from({ length: rows }, (_none, row) => personOf(row).join(','));
    return Buffer.from([heads.join(','), ...lines].join('\n'));
  }
  const book = new Workbook(heads);
  for (let first = 0; first < rows; first += atOnce)
    await book.add(
      Array.from({ length: Math.min(atOnce, rows - first) }, (_none, row) =>
        personOf(first + row).map((text) => ({ text })),
      ),
    );
  return book.content();
}

async function sent({ address }: Server, cookie: string, content: Buffer, name: string): Promise<string> {
  const answer = await fetch(`${address}/keeper/upload`, {
    method: 'POST',
    headers: { 'content-type': multipartType, origin: address, cookie },
    body: new Uint8Array(multipart([{ name, content }])),
  });
  const { data, Message } = (await answer.json()) as { data?: { Path: string }; Message?: string };
  if (!data) throw new Error(Message);
  return data.Path;
}

/** What the server takes, looked at four times a second. */
function watched(server: Server) {
  let most = 0;
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = server.memory().then((now) => {
      most = Math.max(most, now);
    });
  };
  const timer = setInterval(look, 250);
  return {
    most: async () => {
      look();
      await looking;
      const until = most;
      most = 0;
      return until;
    },
    end: async () => {
      clearInterval(timer);
      look();
      await looking;
      return most;
    },
  };
}
