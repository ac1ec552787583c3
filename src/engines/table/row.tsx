/** One row: its name with tree step, toggle, icon and link; its values; its menu. */
import { memo } from 'react';
import type { ActionShape } from '../../define/shapes.ts';
import type { Runner } from '../action/runner.tsx';
import type { Scope } from '../binding.ts';
import { valueAt } from '../path.ts';
import type { RowLine } from './lines.ts';
import { NameCell } from './name-cell.tsx';
import { roles } from './roles.ts';
import { RowMenu } from './row-menu.tsx';
import styles from './rows.module.css';
import type { ShownColumn } from './shown-columns.ts';

export interface RowViewProps {
  readonly line: RowLine;
  /** Its number in the whole list, from 1. */
  readonly index: number;
  readonly columns: readonly ShownColumn[];
  readonly tree: boolean;
  /** The row that Tab reaches. */
  readonly active: boolean;
  readonly ended: boolean;
  readonly icon: string | undefined;
  readonly href: string | undefined;
  readonly locale: string;
  readonly actions: readonly ActionShape[] | undefined;
  readonly handlers: RowHandlers;
}

/** Always the same object, so that rows need not be drawn again; it answers with what is true at the moment. */
export interface RowHandlers {
  toggle(id: string): void;
  now(): { readonly runner: Runner; readonly scope: Scope };
}

function Row(props: RowViewProps) {
  const { line, index, columns, tree, active, ended, locale, actions } = props;
  const { row, level, position, size, expandable, expanded } = line;
  const inTree = tree ? { 'aria-level': level, 'aria-posinset': position, 'aria-setsize': size } : {};
  return (
    <tr
      {...roles.row}
      tabIndex={active ? 0 : -1}
      aria-rowindex={index + 1}
      data-ended={ended || undefined}
      style={{ '--level': level - 1 } as object}
      {...inTree}
      {...(expandable ? { 'aria-expanded': expanded } : {})}
    >
      {columns.map((column, at) =>
        at === 0 ? (
          <NameCell key={column.plan.field} column={column} {...props} />
        ) : (
          <td
            key={column.plan.field}
            {...roles.cell}
            data-end={column.end || undefined}
            data-figure={column.figure || undefined}
            data-card={column.card}
            data-title={column.title}
          >
            <Value column={column} row={row} locale={locale} />
          </td>
        ),
      )}
      {actions && (
        <td {...roles.cell} className={styles['menu']} data-cell="menu">
          <RowMenu
            row={row}
            name={String(valueAt(row, columns[0]?.plan.field ?? '') ?? '')}
            actions={actions}
            handlers={props.handlers}
            active={active}
          />
        </td>
      )}
    </tr>
  );
}

export interface ValueProps {
  readonly column: ShownColumn;
  readonly row: unknown;
  readonly locale: string;
}

export function Value({ column: { plan, Show, options }, row, locale }: ValueProps) {
  const currency = plan.currency === undefined ? undefined : valueAt(row, plan.currency);
  const shown = typeof currency === 'string' ? { ...options, currency } : options;
  return <Show value={valueAt(row, plan.field)} options={shown} locale={locale} />;
}

/** Lines are made anew with every answer; a row is drawn again only when its own line says something else. */
export const RowView = memo(Row, (before, after) =>
  (Object.keys(after) as (keyof RowViewProps)[]).every((name) =>
    name === 'line' ? sameLine(before.line, after.line) : before[name] === after[name],
  ),
);

const sameLine = (a: RowLine, b: RowLine): boolean =>
  (Object.keys(b) as (keyof RowLine)[]).every((name) => a[name] === b[name]);
