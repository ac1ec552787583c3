/** The account hierarchy with a million accounts: opening levels and searching, as milliseconds of single calls. */
import { latencies, p95 } from './browser/figures.ts';
import type { Goal } from './browser/goals.ts';
import { signedIn, startBuilt } from './server.ts';

interface Node {
  readonly AccountId: number;
  readonly DisplayName: string;
  readonly HasChildren: boolean;
}

const searchInput = { includeDepartment: true, showTerminatedAccounts: true, maxRows: 10 };

export async function benchTree(databaseUrl: string, size: string): Promise<readonly Goal[]> {
  const goals: Goal[] = [];
  const began = Date.now();
  const server = await startBuilt(databaseUrl, size);
  console.info(`\nA world of ${size} accounts was ready after ${((Date.now() - began) / 1000).toFixed(0)} s`);
  for (const user of ['owner', 'reseller', 'admin']) {
    const { call } = await signedIn(server.address, user);
    const open: number[] = [];
    const search: number[] = [];
    const header: number[] = [];
    const { CompanyAccount } = (await call('Authorization/GetCurrentUser', {})) as {
      readonly CompanyAccount: { readonly AccountId: number };
    };
    const timed = async (into: number[], name: string, input: unknown): Promise<readonly Node[]> => {
      const start = performance.now();
      const nodes = (await call(name, input)) as readonly Node[];
      into.push(performance.now() - start);
      return nodes;
    };
    let level = await timed(open, 'Account/GetAccountTree', {});
    const names: string[] = [];
    for (let step = 0; step < 60 && level.length > 0; step += 1) {
      const parents = level.filter(({ HasChildren }) => HasChildren);
      const parent = parents[step % Math.max(parents.length, 1)];
      if (!parent) level = await timed(open, 'Account/GetAccountTree', {});
      else
        level = await timed(open, 'Account/GetAccountTree', {
          accountId: parent.AccountId,
          ...(step % 3 ? {} : { filter: ['User'] }),
        });
      names.push(...level.slice(0, 3).map(({ DisplayName }) => DisplayName));
    }
    for (let step = 0; step < 100; step += 1) {
      const name = names[step % names.length] ?? 'Nordlicht';
      const from = step % Math.max(name.length - 4, 1);
      await timed(search, 'Account/SearchAccounts', { searchString: name.slice(from, from + 3 + (step % 4)) });
    }
    // As somebody types into the header: each beginning of a name is asked for, as the finder of the search asks.
    const asked = { ...searchInput, targetRoot: CompanyAccount.AccountId };
    for (let step = 0; step < 40; step += 1) {
      const name = names[(step * 7) % names.length] ?? 'Nordlicht';
      for (const length of [1, 2, 3, 5, 8])
        await timed(header, 'Account/SearchAccounts', { ...asked, searchString: name.slice(0, length).trim() });
    }
    console.info(
      `  ${user.padEnd(9)} open ${latencies(open)}   search ${latencies(search)}   header ${latencies(header)}`,
    );
    for (const [what, times] of Object.entries({ 'parts of names': search, 'as somebody types': header }))
      goals.push({
        goal: `accounts found by ${user}, ${what}, p95`,
        unit: 'ms',
        ours: [p95(times)],
        wanted: { atMost: 50 },
      });
  }
  await server.stop();
  return goals;
}
