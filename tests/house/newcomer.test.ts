/** A newcomer adds one file, and the rest follows: router, menu, gate, check and stories find the new screen by themselves. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as ScreenTexts from '../../generators/texts/screen-texts.ts';
import type { Screen } from '../../src/define/screen.ts';
import type * as Explain from '../../src/engines/access/explain.ts';
import type * as Block from '../../src/engines/block.tsx';
import type * as Panels from '../../src/engines/board/panels.ts';
import { menusOf } from '../../src/shell/frame/menus/menu-list.ts';
import { type CopiedProduct, copyProduct } from './copied-product.ts';

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

/** A block kind that only a test knows: its folder, and a screen with it. */
const notice = {
  'src/engines/notice/engine.tsx': `/** A notice. */
import type { EngineProps } from '../engine-props.ts';
import type { NoticeShape } from './kind.ts';

export default function NoticeEngine({ block }: EngineProps<NoticeShape>) {
  return <p>{block.text}</p>;
}
`,
  'src/engines/notice/kind.ts': `/** What a notice says of itself. */
import type { Needs } from '../../define/contract/capability.ts';
import type { BlockShape } from '../../define/shapes/block-shapes.ts';
import type { ActionShape } from '../../define/shapes/element-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { actionControls } from '../access/controls.ts';

export interface NoticeShape extends BlockShape {
  readonly block: 'notice';
  readonly text: string;
  readonly for: Needs;
  readonly actions: readonly ActionShape[];
}

export const kind: BlockKind<NoticeShape> = {
  waiting: 'number',
  isFigure: true,
  gate: (notice) => notice.for,
  parts: ({ actions }) => actionControls('action', actions),
};
`,
  'manifests/screens/fixture/notice.ts': `/** A notice: a screen that only a test knows. */
import { can, go, open, screen, stack } from '#define';

export default screen('/fixture/notice', {
  title: 'Details',
  menu: { group: 'Quotes', order: 1 },
  body: stack({
    block: 'notice',
    for: can('AUDIT_LOG', 'Read'),
    text: 'An account cannot move below itself.',
    actions: [open(go('/accounts', {}), { label: 'Open' })],
  } as never),
});
`,
};

type Screens = Readonly<Record<string, Screen>>;

interface Facts {
  readonly describeScreen: (screen: Screen) => { path: string; title: string; gate: never; menu?: never };
}

let copy: CopiedProduct;
let folder = '';
let facts: Facts;
let screens: Screens;
const inCopy = <T>(file: string): Promise<T> => copy.load<T>(file);
const screensInCopy = async (): Promise<Screens> =>
  (await inCopy<{ readonly screenFiles: Screens }>('generators/product/all-screens.ts')).screenFiles;

beforeAll(async () => {
  copy = copyProduct();
  ({ folder } = copy);
  copy.add({ 'manifests/screens/fixture/changes.ts': fixture, ...notice });
  facts = await inCopy<Facts>('generators/build/screen-facts.ts');
  screens = await screensInCopy();
}, 60_000);
afterAll(() => copy.remove());

describe('one new folder of a block kind', () => {
  const find = () => Object.values(screens).find(({ path }) => path === '/fixture/notice');
  const auditor = [{ ObjectType: 'AUDIT_LOG', Read: true }];

  it('says who sees its blocks', () => {
    expect(find() && facts.describeScreen(find() as Screen)).toMatchObject({
      title: 'Details',
      gate: { can: 'AUDIT_LOG', flags: ['Read'] },
    });
  });

  it('is explained with what stands in it', async () => {
    const { explain } = await inCopy<typeof Explain>('src/engines/access/explain.ts');
    const told = (held: typeof auditor) =>
      [...explain(find() as Screen, held)].map(({ kind, title, verdict }) => [kind, title, verdict.state]);
    expect(told(auditor)).toEqual([
      ['part', undefined, 'allowed'],
      ['part', undefined, 'allowed'],
      ['action', 'Open', 'allowed'],
    ]);
    expect(told([])).toEqual([['part', undefined, 'hidden']]);
  });

  it('is drawn by its engine, and takes the room of a figure on a board', async () => {
    const server = await copy.serve();
    const { engines } = (await server.ssrLoadModule('/src/engines/block.tsx')) as typeof Block;
    const Engine = (await engines['notice']?.load()) as FunctionComponent<{ block: object }>;
    expect(renderToStaticMarkup(createElement(Engine, { block: { text: 'Mind the step' } }))).toBe(
      '<p>Mind the step</p>',
    );
    await server.close();
    const { isFigure } = await inCopy<typeof Panels>('src/engines/board/panels.ts');
    expect(isFigure({ title: 'Notice', body: { block: 'notice' } })).toBe(true);
  });

  it('gives its texts to the catalogues, and its screen has stories', async () => {
    const { screenTexts } = await inCopy<typeof ScreenTexts>('generators/texts/screen-texts.ts');
    expect([...screenTexts(find() as Screen)]).toEqual(
      expect.arrayContaining(['An account cannot move below itself.', 'Open']),
    );
    const { indexer } = await inCopy<{ indexer: Indexer }>('.storybook/indexing/indexer.ts');
    const file = join(folder, 'manifests/screens/fixture/notice.ts');
    expect((await indexer.createIndex(file, { makeTitle: (title = '') => title })).length).toBeGreaterThan(0);
  });
});

describe('one new file', () => {
  it('is a route with a title and the gate of its call', () => {
    const found = Object.values(screens).map(facts.describeScreen);
    expect(found.find(({ path }) => path === '/fixture/changes')).toMatchObject({
      title: 'Recent changes',
      gate: { can: 'AUDIT_LOG', flags: ['Read'] },
    });
  });

  it('is in the menu of who may open it, and in nobody else’s', () => {
    const described = Object.values(screens).map(facts.describeScreen);
    const reports = (held: { ObjectType: string; Read?: boolean }[]) =>
      menusOf(described as never, held, ['Reports']).groups.flatMap(({ links }) => links.map(({ title }) => title));
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
      const log = Object.values(await screensInCopy()).find(({ path }) => path.endsWith('/audit-log'));
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
