/** The rows under their heads: one tab stop, arrows move, Enter opens; of long lists only what is in sight is drawn. */
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Runner } from '../action/runner.tsx';
import type { Scope } from '../binding.ts';
import { useLate } from '../late.ts';
import { valueAt } from '../path.ts';
import { usePlace } from '../place.tsx';
import { BranchRow } from './branch-row.tsx';
import type { Branches } from './branches.tsx';
import cards from './cards.module.css';
import { DetailRow } from './detail-row.tsx';
import { FillDialog } from './editing/fill-dialog.tsx';
import { templateOf } from './head/template.ts';
import { Head } from './head.tsx';
import { useNewRows } from './live/use-new-rows.ts';
import { RowView } from './row.tsx';
import { type Placing, VirtualRows } from './rows/virtual-rows.tsx';
import styles from './rows.module.css';
import { TotalsRow } from './totals-row.tsx';
import type { PlacedColumn } from './use-columns.ts';
import { useGrid } from './use-grid.ts';
import type { List } from './use-list.ts';
import { useRowHeight } from './use-row-height.ts';
import type { Rows } from './use-rows.ts';

export interface GridProps {
  readonly list: List;
  readonly rows: Rows;
  readonly branches: Branches;
  readonly runner: Runner;
  readonly scope: Scope;
}

/** Longer lists draw only what is in sight. */
const drawnWhole = 100;

export function Grid({ list, rows, branches, runner, scope }: GridProps) {
  const { t } = useTranslation();
  const { title } = usePlace();
  const scroller = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLTableElement>(null);
  const [page, setPage] = useState(10);
  const [filling, setFilling] = useState<PlacedColumn>();
  const { plan, state } = list;
  const { lines, tree, arranged } = rows;
  const grid = useGrid({ list, rows, runner, scope, place, page });
  const { layout, look, active, keys, rowState, select, cells } = grid;
  const { height, narrow } = useRowHeight(scroller, state.density);
  const hasMenu = look.actions !== undefined;
  const span = layout.columns.length + Number(look.selectable) + Number(hasMenu);
  const heads = layout.groups.length > 0 ? 2 : 1;
  const first = arranged?.first || 1;
  const total = (arranged?.total ?? lines.count) + (lines.count - (tree ? lines.count : (arranged?.rows.length ?? 0)));
  const hasTotals =
    layout.columns.some((column) => column.plan.total) && (plan.block.totals || plan.paging === 'browser');
  const slow = useLate(rows.read.fetching);
  const long = lines.count > drawnWhole;
  const measured = narrow || state.wrap || look.detail;

  const fresh = useNewRows(list, lines);

  const draw = (at: number, { key, top, measure }: Placing): ReactNode => {
    const line = lines.at(at);
    const shared = { at, index: heads + first + at, top, measure };
    const here = at === active.cell.line;
    if (line?.kind === 'row') {
      return <RowView key={key} {...shared} look={look} fresh={fresh.has(line.id)} {...rowState(line, at)} />;
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
        role={tree ? 'treegrid' : 'grid'}
        aria-label={title === undefined ? t('List') : t(title)}
        aria-rowcount={arranged?.total === undefined && !tree ? -1 : heads + total + Number(Boolean(hasTotals))}
        aria-colcount={span}
        aria-busy={rows.read.fetching}
        data-totals={hasTotals ? '' : undefined}
        data-measured={measured ? '' : undefined}
        data-wrap={state.wrap || undefined}
        data-selecting={state.selecting || plan.picking !== undefined || undefined}
        style={
          {
            '--columns': templateOf(layout.columns, { selectable: look.selectable, hasMenu }),
            '--least': `${layout.least + 34 * Number(look.selectable) + 34 * Number(hasMenu)}px`,
            '--indent': `${indentOf(tree, look.detail, look.icon)}px`,
            '--lead': look.selectable ? 'calc(26px + var(--edge, var(--gutter)))' : '0px',
            '--trail': hasMenu ? 'calc(34px + var(--edge, var(--gutter)))' : '0px',
          } as CSSProperties
        }
        {...(look.selectable && plan.picking?.many !== false ? { 'aria-multiselectable': true } : {})}
        {...keys}
      >
        <Head
          layout={layout}
          list={list}
          select={look.selectable ? select : undefined}
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
            selectable={look.selectable}
            hasMenu={hasMenu}
            index={heads + total + 1}
            locale={look.locale}
          />
        )}
      </table>
      {filling && cells && (
        <FillDialog column={filling} cells={cells} locale={look.locale} onClose={() => setFilling(undefined)} />
      )}
    </div>
  );
}

const headHeight = 35;
const groupHeight = 26;
const cardHeight = 60;

/** Where names begin: behind the toggles (12 and a gap each) and the tile (22 and a gap). */
const indentOf = (tree: boolean, detail: boolean, icon: string | undefined): number =>
  (Number(tree) + Number(detail)) * 20 + Number(icon !== undefined) * 30;
