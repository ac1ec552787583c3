/** One row: the box that selects it, its name, its values, its menu. Drawn often, so all that rows share comes as one object. */
import { type CSSProperties, memo, type Ref } from 'react';
import type { ActionShape, ConditionShape } from '../../../define/shapes/element-shapes.ts';
import { EmptyValue, isEmpty } from '../../../fields/text/empty-value.tsx';
import type { Runner } from '../../action/runner.tsx';
import type { Row } from '../../binding/answer-rows.ts';
import { holds } from '../../binding/condition.ts';
import { valueAt } from '../../binding/path.ts';
import type { BindingValues } from '../../binding/resolve.ts';
import type { ShownColumn } from '../columns/shown-columns.ts';
import type { PlacedColumn } from '../columns/use-columns.ts';
import type { RowDraft } from '../editing/drafts.ts';
import type { EditPlan } from '../editing/edit-plan.ts';
import { EditableCell } from '../editing/editable-cell.tsx';
import { shortName } from '../model/short-name.ts';
import type { VisibleRow } from '../model/visible-rows.ts';
import { mayPick, type Picking } from '../selection/picking.ts';
import { SelectCell } from '../selection/select-cell.tsx';
import { roles } from './aria-roles.ts';
import { NameCell } from './name-cell.tsx';
import { RowMenu } from './row-menu.tsx';
import styles from './rows.module.css';

/** What all rows of a table share. */
export interface RowContext {
  readonly columns: readonly PlacedColumn[];
  readonly tree: boolean;
  /** Rows lead somewhere. */
  readonly opens: boolean;
  readonly icon: string | undefined;
  readonly ended: ConditionShape | undefined;
  readonly actions: readonly ActionShape[] | undefined;
  readonly selectable: boolean;
  readonly picking: Picking | undefined;
  readonly detail: boolean;
  readonly edit: EditPlan | undefined;
  readonly locale: string;
  readonly handlers: RowHandlers;
  hrefFor(row: Row): string | undefined;
}

/** Where to go when typing into a cell ends; fill takes the text for the whole selected block. */
export type AfterEdit = 'stay' | 'leave' | 'down' | 'next' | 'before' | 'fill';

/** Always the same object, so that rows need not be drawn again; it answers with what is true at the moment. */
export interface RowHandlers {
  toggle(id: string): void;
  select(line: number, extend: boolean): void;
  /** Ends the editing of a cell: with a text it is taken over. */
  edited(line: number, column: number, text: string | undefined, then: AfterEdit): void;
  now(): { readonly runner: Runner; readonly scope: BindingValues };
}

export interface RowViewProps {
  readonly line: VisibleRow;
  /** Its place among the lines, from 0. */
  readonly at: number;
  /** Its number in the whole list, heads included. */
  readonly index: number;
  /** Where the focus is: undefined elsewhere, -1 the row, else one of its cells. */
  readonly active: number | undefined;
  readonly selected: boolean;
  /** Came while the list was looked at. */
  readonly fresh: boolean;
  readonly draft?: RowDraft | undefined;
  /** The first and last cell of the selected block in this row. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** The cell that is typed into, and what it begins with. */
  readonly editing?: number | undefined;
  readonly typed?: string | undefined;
  /** Rows of a long list stand where they are told. */
  readonly top?: number | undefined;
  readonly measure?: Ref<HTMLTableRowElement> | undefined;
  readonly context: RowContext;
}

function RowShown(props: RowViewProps) {
  const { line, at, index, active, selected, fresh, top, measure, context } = props;
  const { row, level, position, size, expandable, expanded } = line;
  const { columns, tree, opens, actions, ended, selectable, picking, edit, locale, handlers } = context;
  const barred = picking !== undefined && !mayPick(picking, row);
  const inTree = tree ? { 'aria-level': level, 'aria-posinset': position, 'aria-setsize': size } : {};
  // Variables are inherited, so a row that sets one is styled anew with all its cells when it moves.
  const style = (tree ? { '--level': level - 1, ...placed(top) } : placed(top)) as CSSProperties;
  return (
    <tr
      {...roles.row}
      ref={measure}
      data-line={at}
      data-index={at}
      data-placed={top === undefined ? undefined : ''}
      tabIndex={edit ? undefined : active === undefined ? -1 : 0}
      aria-rowindex={index}
      aria-selected={selectable ? selected : undefined}
      aria-disabled={barred || undefined}
      data-opens={opens || (picking !== undefined && !barred) ? '' : undefined}
      data-new={fresh ? '' : undefined}
      data-ended={barred || (ended !== undefined && holds(ended, row)) || undefined}
      style={style}
      {...inTree}
      {...(expandable ? { 'aria-expanded': expanded } : {})}
    >
      {selectable && (
        <SelectCell
          at={at}
          selected={selected}
          name={nameOf(columns, row)}
          one={picking?.many === false}
          disabled={barred}
          handlers={handlers}
        />
      )}
      {columns.map((column, place) =>
        place === 0 ? (
          <NameCell key={column.plan.field} column={column} {...props} />
        ) : edit ? (
          <EditableCell key={column.plan.field} column={column} place={place} {...props} />
        ) : (
          <td key={column.plan.field} {...column.cell}>
            <CellValue column={column} row={row} locale={locale} />
          </td>
        ),
      )}
      {actions && (
        <td {...roles.cell} className={styles['menu']} data-cell="menu">
          <RowMenu
            key={line.id}
            row={row}
            name={nameOf(columns, row)}
            actions={actions}
            handlers={handlers}
            active={active !== undefined}
          />
        </td>
      )}
    </tr>
  );
}

export const placed = (top: number | undefined): CSSProperties =>
  top === undefined ? {} : { transform: `translateY(${top}px)` };

const nameOf = ([first]: readonly ShownColumn[], row: Row): string => shortName(String(first?.read(row) ?? ''));

export interface CellValueProps {
  readonly column: ShownColumn;
  readonly row: Row;
  readonly locale: string;
  /** Shown instead of the one in the row. */
  readonly instead?: unknown;
  /** Without its currency: there is another amount beside it. */
  readonly bare?: boolean;
}

export function CellValue({ column, row, locale, instead, bare = false }: CellValueProps) {
  const { plan, Show, options, plain } = column;
  const value = instead === undefined ? column.read(row) : instead;
  if (plain) return isEmpty(value) ? <EmptyValue /> : String(value);
  const currency = plan.currency === undefined || bare ? undefined : valueAt(row, plan.currency);
  const shown = typeof currency === 'string' ? { ...options, currency } : options;
  return <Show value={value} options={shown} locale={locale} />;
}

/** Lines are made anew whenever somebody looks at them; a row is drawn again only when its line says something else. */
export const RowView = memo(RowShown, (before, after) => sameBut(before, after) && sameLine(before.line, after.line));

const sameBut = (before: RowViewProps, after: RowViewProps): boolean =>
  (Object.keys(after) as (keyof RowViewProps)[]).every((name) => name === 'line' || before[name] === after[name]) &&
  Object.keys(before).length === Object.keys(after).length;

const sameLine = (a: VisibleRow, b: VisibleRow): boolean =>
  (Object.keys(b) as (keyof VisibleRow)[]).every((name) => a[name] === b[name]);
