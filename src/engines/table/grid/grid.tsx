/** The rows under their heads: one tab stop, arrows move, Enter opens; of long lists only what is in sight is drawn. */
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { valueAt } from '../../../rules/path.ts';
import type { Runner } from '../../action/runner.tsx';
import type { BindingValues } from '../../binding/resolve.ts';
import { useFrame } from '../../frame/frame.tsx';
import { useDelayed } from '../../frame/use-delayed.ts';
import { usePrinting } from '../../frame/use-printing.ts';
import type { PlacedColumn } from '../columns/use-columns.ts';
import { useNeeds } from '../columns/use-needs.ts';
import { FillDialog } from '../editing/fill-dialog.tsx';
import { useNewRows } from '../live/use-new-rows.ts';
import type { Branches } from '../local-data/branches.tsx';
import type { Ranking } from '../rank/use-ranking.ts';
import type { List } from '../use-list.ts';
import type { Rows } from '../use-rows.ts';
import { BranchRow } from './branch-row.tsx';
import { DetailRow } from './detail-row.tsx';
import { templateOf, trailOf } from './header/column-template.ts';
import { Header } from './header/header.tsx';
import cards from './narrow-rows.module.css';
import { RowView } from './row.tsx';
import styles from './rows.module.css';
import { TotalsRow } from './totals-row.tsx';
import { useGrid } from './use-grid.ts';
import { useRowHeight } from './use-row-height.ts';
import { type Placing, VirtualRows } from './virtual-rows.tsx';

export interface GridProps {
  readonly list: List;
  readonly rows: Rows;
  readonly branches: Branches;
  readonly runner: Runner;
  readonly scope: BindingValues;
  readonly ranking: Ranking | undefined;
  /** Hears which row is at hand, where something about it stands beside the list. */
  readonly onHere?: ((line: number) => void) | undefined;
}

/** Longer lists draw only what is in sight. */
const drawnWhole = 100;
/** On paper all are wanted; more than this nobody prints, and drawing them would take too long. */
const printedWhole = 5000;

export function Grid({ list, rows, branches, runner, scope, ranking, onHere }: GridProps) {
  const { t } = useTranslation();
  const { title } = useFrame();
  const scroller = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLTableElement>(null);
  const [page, setPage] = useState(10);
  const [filling, setFilling] = useState<PlacedColumn>();
  const { plan, state } = list;
  const { lines, tree, stepped, arranged } = rows;
  const grid = useGrid({ list, rows, runner, scope, place, page, ranking, onHere });
  const { layout, context, active, keys, rowState, select, cells } = grid;
  const { height, narrow } = useRowHeight(scroller, state.density);
  const hasMenu = context.actions !== undefined;
  const icons = context.actions?.filter(({ display }) => display === 'icon').length ?? 0;
  const trail = trailOf(icons, (context.actions?.length ?? 0) > icons);
  const indent = indentOf(stepped, context.detail, context.icon, context.rank !== undefined);
  const { columns } = layout;
  const { selectable, locale } = context;
  const needs = useNeeds({ columns, lines, indent, step: tree ? levelStep : 0, remark: plan.block.remark, locale });
  const template = useMemo(
    () => templateOf(columns, { selectable, trail, needs }),
    [columns, selectable, trail, needs],
  );
  const span = layout.columns.length + Number(context.selectable) + Number(hasMenu);
  const heads = layout.groups.length > 0 ? 2 : 1;
  const first = arranged?.first || 1;
  const total = (arranged?.total ?? lines.count) + (lines.count - (tree ? lines.count : (arranged?.rows.length ?? 0)));
  const hasTotals =
    layout.columns.some((column) => column.plan.total) && (plan.block.totals || plan.paging === 'browser');
  const slow = useDelayed(rows.read.fetching);
  const printing = usePrinting();
  const long = lines.count > (printing ? printedWhole : drawnWhole);
  const remarked = context.remark !== undefined && !state.wrap;
  const measured = narrow || state.wrap || remarked || context.detail;

  const fresh = useNewRows(list, rows);

  const draw = (at: number, { key, top, measure }: Placing): ReactNode => {
    const line = lines.at(at);
    const shared = { at, index: heads + first + at, top, measure };
    const here = at === active.cell.line;
    if (line?.kind === 'row') {
      return <RowView key={key} {...shared} context={context} fresh={fresh.has(line.id)} {...rowState(line, at)} />;
    }
    if (line?.kind === 'detail' && plan.detail) {
      // Whatever was done inside stays when lines come in above.
      return <DetailRow key={line.id} {...shared} line={line} block={plan.detail} active={here} span={span} />;
    }
    if (line === undefined || line.kind === 'detail') return null;
    const above = line.parent === undefined ? undefined : lines.at(lines.find(line.parent));
    const parent = above?.kind === 'row' ? above.row : undefined;
    return (
      <BranchRow key={key} {...shared} line={line} parent={parent} active={here} branches={branches} span={span} />
    );
  };

  return (
    <div
      ref={scroller}
      className={styles['scroller']}
      data-long={long || undefined}
      data-slow={slow || undefined}
      onScroll={({ currentTarget: at }) => at.toggleAttribute('data-scrolled', at.scrollLeft !== 0)}
    >
      <table
        ref={place}
        className={narrow ? `${styles['rows']} ${cards['cards']}` : styles['rows']}
        data-menu={hasMenu ? '' : undefined}
        data-icons={icons || undefined}
        role={tree ? 'treegrid' : 'grid'}
        aria-label={title === undefined ? t('List') : t(title)}
        aria-rowcount={arranged?.total === undefined && !tree ? -1 : heads + total + Number(Boolean(hasTotals))}
        aria-colcount={span}
        aria-busy={rows.read.fetching}
        data-totals={hasTotals ? '' : undefined}
        data-wide={template.least > paperWidth || undefined}
        data-measured={measured ? '' : undefined}
        data-wrap={state.wrap || undefined}
        data-remarked={remarked || undefined}
        data-selecting={state.selecting || plan.picking !== undefined || undefined}
        style={
          {
            '--columns': template.tracks,
            '--least': `${template.least}px`,
            '--indent': `${indent}px`,
            '--lead': context.selectable ? 'calc(26px + var(--edge, var(--gutter)))' : '0px',
            '--trail': hasMenu ? `calc(${trail}px + var(--edge, var(--gutter)))` : '0px',
          } as CSSProperties
        }
        {...(context.selectable && plan.picking?.many !== false ? { 'aria-multiselectable': true } : {})}
        {...keys}
      >
        <Header
          layout={layout}
          list={list}
          lines={lines}
          select={context.selectable ? select : undefined}
          hasMenu={hasMenu}
          onLeave={() => active.go({ line: 0, column: active.cell.column })}
          onFill={cells && setFilling}
        />
        <VirtualRows
          lines={lines}
          long={long}
          scroller={scroller}
          height={narrow ? cardHeight : height}
          measured={measured}
          head={narrow ? 0 : headHeight + (heads - 1) * groupHeight}
          active={active.cell.line}
          onPage={setPage}
          draw={draw}
        />
        {hasTotals && arranged && (
          <TotalsRow
            columns={layout.columns}
            rows={arranged.rows}
            said={plan.block.totals && valueAt(rows.read.data, plan.block.totals)}
            selectable={context.selectable}
            hasMenu={hasMenu}
            index={heads + total + 1}
            locale={context.locale}
          />
        )}
      </table>
      {filling && cells && (
        <FillDialog column={filling} cells={cells} locale={context.locale} onClose={() => setFilling(undefined)} />
      )}
    </div>
  );
}

/** A wider list wants a sheet that lies down; letters are smaller there than on the screen. */
const paperWidth = 850;

const headHeight = 35;
const groupHeight = 26;
const cardHeight = 60;
/** How much further names of the next level begin. */
const levelStep = 22;

/** Where names begin: behind the toggles (12 and a gap each), the tile (22 and a gap), the grip and the place (36 and a gap). */
const indentOf = (stepped: boolean, detail: boolean, icon: string | undefined, ranked: boolean): number =>
  (Number(stepped) + Number(detail)) * 20 + Number(icon !== undefined) * 30 + Number(ranked) * 44;
