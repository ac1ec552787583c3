/**
 * `npm run bench [calls|audit|tree|services|billing|killed|orders|hub|prices|updates|invoices|reports|imports|table|form|save|screens]`: ours beside the limit and the peers, measured in the same run, and one
 * table of the goals. `rounds=5` measures more often, `only=ours,html-virtual` fewer targets, `size=500` takes less of what is counted.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../src/server/db/embedded/start.ts';
import { benchAudit } from './audit.ts';
import { benchBilling } from './billing.ts';
import { benchKilledBilling } from './bills-killed.ts';
import { benchForm } from './browser/form/bench-form.ts';
import { type Goal, goalTable } from './browser/goals.ts';
import type { Choice } from './browser/rounds.ts';
import { benchSave } from './browser/save/bench-save.ts';
import { benchScreens } from './browser/screens/bench-screens.ts';
import { benchTable } from './browser/table/bench-table.ts';
import { benchCalls } from './calls.ts';
import { benchHub } from './hub.ts';
import { benchImports } from './imports.ts';
import { benchInvoices } from './invoices.ts';
import { benchOrders } from './orders.ts';
import { benchPriceUpdates } from './price-updates.ts';
import { benchPrices } from './prices.ts';
import { benchReports } from './reports.ts';
import { benchServices } from './services.ts';
import { benchTree } from './tree.ts';

type Suite = (choice: Choice) => Promise<readonly Goal[]>;

const suites: Readonly<Record<string, Suite>> = {
  calls: () => onDatabase((url) => benchCalls(url, '10k')),
  audit: () => onDatabase(benchAudit),
  tree: () => onDatabase((url) => benchTree(url, '1m')),
  services: () => onDatabase(benchServices),
  billing: ({ size }) => onDatabase((url) => benchBilling(url, size)),
  killed: ({ size }) => onDatabase((url) => benchKilledBilling(url, size === 50_000 ? 5000 : size)),
  orders: () => onDatabase(benchOrders),
  hub: () => onDatabase(benchHub),
  prices: benchPrices,
  updates: ({ size, rounds }) => onDatabase((url) => benchPriceUpdates(url, size === 50_000 ? 100_000 : size, rounds)),
  invoices: benchInvoices,
  reports: ({ size, only }) => onDatabase((url) => benchReports(url, size, only)),
  imports: ({ size, only }) => onDatabase((url) => benchImports(url, size === 50_000 ? 100_000 : size, only)),
  table: benchTable,
  form: benchForm,
  save: () => onDatabase(benchSave),
  screens: () => onDatabase((url) => benchScreens(url, '10k')),
};

export async function run(words: readonly string[]): Promise<void> {
  const { wanted, choice } = read(words);
  const goals: Goal[] = [];
  for (const name of wanted) goals.push(...((await suites[name]?.(choice)) ?? []));
  if (goals.length > 0) console.info(`\n${goalTable(goals)}`);
}

function read(words: readonly string[]): { readonly wanted: readonly string[]; readonly choice: Choice } {
  const names = Object.keys(suites);
  const wanted = words.filter((word) => !word.includes('='));
  const wrong = wanted.find((word) => !names.includes(word));
  if (wrong !== undefined) throw new Error(`There is no benchmark "${wrong}"; there are: ${names.join(', ')}.`);
  const said = new Map(
    words.filter((word) => word.includes('=')).map((word) => word.split('=', 2) as [string, string]),
  );
  return {
    wanted: wanted.length > 0 ? wanted : names,
    choice: {
      rounds: Number(said.get('rounds') ?? 3),
      only: said.get('only')?.split(',') ?? [],
      size: Number(said.get('size') ?? 50_000),
    },
  };
}

async function onDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-bench-'));
  const database = await startEmbedded({ folder: join(folder, 'postgresql'), flags: ['-c', 'shared_buffers=512MB'] });
  try {
    const { host = '', port = 5432 } = database.connection('postgres', 'postgres');
    return await work(
      `postgres://postgres:${database.ownerPassword}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`,
    );
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
