/** A newcomer adds one file, and the rest follows: router, menu, gate, check and stories find the new screen by themselves. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Screen } from '../../src/define/screen.ts';
import { menusOf } from '../../src/shell/frame/menus/menu-list.ts';
import { root } from './files.ts';

const fixture = `/** Recent changes: a screen that only a test knows. */
import { constant, screen, session, table } from '#define';
import GetAuditLog from '../../operations/Account/GetAuditLog.ts';

export default screen('/fixture/changes', {
  title: 'Recent changes',
  menu: { group: 'Reports', order: 5 },
  body: table(GetAuditLog, { accountId: session('CompanyAccount.AccountId'), mode: constant('audit') }, {
    columns: ['Event', { field: 'TimeUtc', as: 'DateTimeUtc' }],
  }),
});
`;

interface Facts {
  readonly screenFiles: Readonly<Record<string, Screen>>;
  readonly describeScreen: (screen: Screen) => { path: string; title: string; gate: never; menu?: never };
}

let folder = '';
let facts: Facts;
const inCopy = async <T>(file: string): Promise<T> =>
  (await runnerImport<T>(join(folder, file), { root: folder, configFile: false, logLevel: 'error' })).module;

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'portolan-newcomer-')));
  for (const name of ['src', 'manifests', 'generators', '.storybook', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'manifests/screens/fixture'));
  writeFileSync(join(folder, 'manifests/screens/fixture/changes.ts'), fixture);
  facts = await inCopy<Facts>('generators/build/screen-facts.ts');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('one new file', () => {
  it('is a route with a title and the gate of its call', () => {
    const found = Object.values(facts.screenFiles).map(facts.describeScreen);
    expect(found.find(({ path }) => path === '/fixture/changes')).toMatchObject({
      title: 'Recent changes',
      gate: { can: 'AUDIT_LOG', flags: ['Read'] },
    });
  });

  it('is in the menu of who may open it, and in nobody else’s', () => {
    const screens = Object.values(facts.screenFiles).map(facts.describeScreen);
    const reports = (held: { ObjectType: string; Read?: boolean }[]) =>
      menusOf(screens as never, held, ['Reports']).groups.flatMap(({ links }) => links.map(({ title }) => title));
    expect(reports([{ ObjectType: 'AUDIT_LOG', Read: true }])).toEqual(['Recent changes']);
    expect(reports([{ ObjectType: 'LOGIN' }])).toEqual([]);
  });

  it('is checked with all others', async () => {
    const { run } = await inCopy<{ run: (parameters: string[]) => Promise<boolean> }>('generators/commands/check.ts');
    expect(await run([])).toBeFalsy();
  });

  it('has its stories', async () => {
    const { indexer } = await inCopy<{ indexer: Indexer }>('.storybook/indexing/indexer.ts');
    const file = join(folder, 'manifests/screens/fixture/changes.ts');
    expect(indexer.test.test(file)).toBe(true);
    const stories = await indexer.createIndex(file, { makeTitle: (title = '') => title });
    expect(stories.length).toBeGreaterThanOrEqual(5);
  });

  it('shows one column more with one line more', async () => {
    const columns = async (): Promise<number> => {
      const { screenFiles } = await inCopy<Facts>('generators/build/screen-facts.ts');
      const log = Object.values(screenFiles).find(({ path }) => path.endsWith('/audit-log'));
      return (log?.body as { columns?: unknown[] } | undefined)?.columns?.length ?? 0;
    };
    const before = await columns();
    const block = join(folder, 'manifests/screens/account/audit-log.block.ts');
    writeFileSync(
      block,
      readFileSync(block, 'utf8').replace("      'Details',", "      'Details',\n      'AuditEntryId',"),
    );
    expect(await columns()).toBe(before + 1);
  });
});

interface Indexer {
  readonly test: RegExp;
  createIndex(file: string, options: { makeTitle: (title?: string) => string }): Promise<readonly unknown[]>;
}
