/** Pages of the fixtures on which each kind of block is seen, and what of the page is the block: for tests of what holds for all kinds. */
import type { Screen } from '#define';
import { blocksIn } from '../../../src/define/walk.ts';

type Family = 'table' | 'board' | 'form' | 'wizard' | 'product' | 'reference';

export interface PageOfBlock {
  readonly kind: string;
  readonly family: Family;
  /** What the address asks, as `fixtureVisitors` takes it. */
  readonly asked: string;
  /** The block on that page, or a part of it at which somebody points. */
  readonly at: string;
}

const page = (kind: string, family: Family, asked: string, at: string): PageOfBlock => ({ kind, family, asked, at });

const rows = ':is([role="grid"], [role="treegrid"]):has([data-line="0"])';

export const pagesOfBlocks: readonly PageOfBlock[] = [
  page('table', 'table', 'screen=places', rows),
  page('table', 'table', 'screen=orders&count=200', rows),
  page('table', 'table', 'screen=articles&count=3#/fixture/articles?display=cards', rows),
  page('compare', 'table', 'screen=compared&query=wares=1,2,3', 'table'),
  page('lanes', 'table', 'screen=ware-days&wareId=1', 'section[aria-label="By day"]'),
  page('timeline', 'table', 'screen=ware-events&wareId=1', 'section[aria-label="What happened"]'),
  page('matrix', 'table', 'screen=ware-prices&wareId=1', 'section[aria-label="Prices"]'),
  page('list', 'table', 'screen=ware-prices&wareId=1', 'section[aria-label="Goes with it"]'),
  page('stack', 'table', 'screen=ware-prices&wareId=1', 'section[aria-label="Read about"]'),
  page('document', 'table', 'screen=ware-sheet&wareId=1', 'iframe'),
  page('board', 'board', 'screen=every-panel', 'section[data-tile="2"]'),
  page('count', 'board', 'screen=every-panel', 'section[aria-label="All shops"] dl'),
  page('links', 'board', 'screen=every-panel', 'section[aria-label="Ways"] ul'),
  page('chart', 'board', 'screen=every-panel', 'section[aria-label="Openings"] [role="img"]'),
  page('facts', 'board', 'screen=every-panel', 'section[aria-label="Good to know"]'),
  page('view', 'form', 'screen=notice&noticeId=3', 'section[aria-label="Texts"]'),
  page('form', 'form', 'screen=every-kind&shelfId=7', 'form'),
  page('tabs', 'board', 'screen=tabs-of-all&shopId=3', 'nav a'),
  page('choosing', 'board', 'screen=chosen-shop', 'fieldset'),
  page('choosing', 'product', 'screen=reports/reports', 'nav[aria-label="Reports"], fieldset[aria-label="Reports"]'),
  page('panels', 'board', 'screen=page-of-panels', 'section[aria-label="Our shops"]'),
  page('text', 'board', 'screen=page-of-panels', 'iframe'),
  page('arrange', 'board', 'screen=arranged-page', 'section[data-tile="0"]'),
  page('chain', 'reference', 'screen=arrangement', 'section:has-text("A harbour is dug.")'),
  page('given', 'reference', 'screen=given&query=country=AT', 'section[aria-label="Its harbours"]'),
  page('given', 'reference', 'screen=given', 'section[aria-label="No country is chosen"]'),
  page('custom', 'product', 'screen=account/support&accountId=100734', '[aria-labelledby="support-preview"]'),
  page('wizard', 'wizard', 'screen=every-step', 'nav, ol'),
  page(
    'console',
    'product',
    'screen=administration/console&methodName=Administration.EndMaintenance',
    'main nav, main form',
  ),
];

const kindFiles = Object.keys(import.meta.glob('../../../src/engines/*/kind.ts'));
/** All that there are: a folder each. */
export const kindsOfBlocks: readonly string[] = kindFiles.map((file) => file.split('/').at(-2) ?? '');

const screens = import.meta.glob<Screen>(
  ['../../fixtures/*/*.ts', '!**/operations.ts', '../../../manifests/screens/**/*.ts', '!**/*.block.ts'],
  { import: 'default' },
);

/** The kinds that the manifest of a page names, however deep. */
export async function kindsOn({ family, asked }: PageOfBlock): Promise<ReadonlySet<string>> {
  const name = new URLSearchParams(asked.split('#')[0]).get('screen');
  const file = family === 'product' ? `../../../manifests/screens/${name}.ts` : `../../fixtures/${family}/${name}.ts`;
  const screen = await screens[file]?.();
  if (!screen) throw new Error(`There is no ${file}`);
  return new Set(blocksIn(screen.body).map(({ block }) => block));
}
