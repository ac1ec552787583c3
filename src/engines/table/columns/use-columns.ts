/** The columns where they stand: order, pins, widths and grouped heads, worked out by TanStack Table from the person's choice. */
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { roles } from '../grid/aria-roles.ts';
import type { TablePlan } from '../model/plan.ts';
import { type ChosenColumn, chosenColumns } from './column-choice.ts';
import { type ShownColumn, shownColumns } from './shown-columns.ts';

export interface PlacedColumn extends ShownColumn {
  readonly pin: 'start' | 'end' | undefined;
  /** Somebody set its width, or what stands beside it must know it. */
  readonly isFixed: boolean;
  /** Room between the pinned column and its edge, in pixels. */
  readonly offset: number;
  /** Where it stands when rows are cards: at one end of the second line, below that, on a line with its name, or nowhere. */
  readonly card: 'left' | 'right' | 'below' | 'line' | 'none';
  /** What every cell of the column says of itself. */
  readonly cell: Readonly<Record<string, unknown>>;
}

/** One head above neighbouring columns; without a title it is only room. */
export interface GroupHead {
  readonly id: string;
  readonly title: string | undefined;
  /** Counts from 0. */
  readonly at: number;
  readonly span: number;
}

export interface ColumnLayout {
  readonly columns: readonly PlacedColumn[];
  /** Empty when no column has a group. */
  readonly groups: readonly GroupHead[];
}

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const noRows: never[] = [];
/** Of a column that shares the room that is left. */
const flexibleWidth = 160;
const pinnedNameWidth = 280;

export function useColumns(plan: TablePlan, chosen: readonly ChosenColumn[] | undefined): ColumnLayout {
  const { t } = useTranslation();
  const shown = useMemo(() => new Map(shownColumns(plan.columns, t).map((each) => [each.plan.field, each])), [plan, t]);
  const definitions = useMemo(() => grouped([...shown.values()]), [shown]);
  const state = useMemo(() => stateOf(plan, chosen, shown), [plan, chosen, shown]);
  const table = useTable({ features, columns: definitions as never[], data: noRows, state: state.table });

  return useMemo(() => {
    const heads = table.getHeaderGroups();
    const leaves = heads.at(-1)?.headers ?? [];
    const placed = leaves.flatMap(({ column }) => {
      const known = shown.get(column.id);
      const pin = column.getIsPinned() || undefined;
      const offset = pin === 'end' ? column.getAfter('end') : pin ? column.getStart('start') : 0;
      return known
        ? [{ ...known, width: state.widths.get(column.id), isFixed: state.fixed.has(column.id), pin, offset }]
        : [];
    });
    let at = 0;
    const groups =
      heads.length < 2
        ? []
        : (heads[0]?.headers ?? []).map(({ id, column, colSpan, isPlaceholder }) => {
            const group = {
              id,
              title: isPlaceholder ? undefined : (column.columnDef.header as string),
              at,
              span: colSpan,
            };
            at += colSpan;
            return group;
          });
    return { columns: withCards(placed, plan.block.open !== undefined), groups };
    // The table itself is one object that changes inside; its state says when.
  }, [table, shown, state, plan]);
}

/** A row that can be opened shows two values in its card, an amount or how it stands before a count, and what is read whole; one that cannot has to show them all. */
function withCards(columns: readonly Omit<PlacedColumn, 'card' | 'cell'>[], canOpen: boolean): readonly PlacedColumn[] {
  const inLine = columns.filter(({ plan }, index) => index === 0 || !plan.whole);
  const [, left, ...others] = inLine;
  const amount = others.find(({ end }) => end);
  const state = amount?.count ? others.find((column) => column.state) : undefined;
  const right = state ?? amount ?? others.at(-1);
  const cardOf = (column: (typeof columns)[number], index: number): PlacedColumn['card'] => {
    if (!canOpen && index > 0) return 'line';
    if (index > 0 && column.plan.whole) return 'below';
    return column === left ? 'left' : column === right ? 'right' : 'none';
  };
  return columns.map((column, index) => {
    const card = cardOf(column, index);
    return { ...column, card, cell: cellProps({ ...column, card }, index) };
  });
}

/** Worked out once for a column, spread over its cells. */
function cellProps(column: Omit<PlacedColumn, 'cell'>, index: number): PlacedColumn['cell'] {
  const { end, figure, count, card, title, plan } = column;
  return {
    ...(index === 0 ? roles.name : roles.cell),
    ...(index === 0 ? { 'data-cell': 'name' } : { 'data-card': card }),
    // A bare number does not say what of.
    ...(card === 'line' || (card !== 'none' && count) ? { 'data-title': title } : {}),
    ...(end ? { 'data-end': '' } : {}),
    ...(figure ? { 'data-figure': '' } : {}),
    ...(plan.code === undefined ? {} : { 'data-code': '' }),
    ...pinProps(column, index),
  };
}

/** The name stays in sight by its own style. */
export const pinProps = ({ pin, offset }: Pick<PlacedColumn, 'pin' | 'offset'>, index: number) =>
  pin && index > 0 ? { 'data-pin': pin, style: { '--offset': `${offset}px` } as object } : {};

function grouped(columns: readonly ShownColumn[]): readonly object[] {
  const groups = new Map<string, object[]>();
  const all: object[] = [];
  for (const { plan, group, width } of columns) {
    const leaf = { id: plan.field, header: plan.field, size: width ?? flexibleWidth };
    if (group === undefined) {
      all.push(leaf);
      continue;
    }
    const known = groups.get(group) ?? [];
    if (known.length === 0) all.push({ id: `group ${group}`, header: group, columns: known });
    known.push(leaf);
    groups.set(group, known);
  }
  return all;
}

function stateOf(
  plan: TablePlan,
  chosen: readonly ChosenColumn[] | undefined,
  shown: ReadonlyMap<string, ShownColumn>,
) {
  const columns = chosenColumns(plan, chosen);
  const order = columns.map(({ field }) => field);
  const [name = ''] = order;
  const pinned = (to: string) =>
    columns.filter(({ field, pin }) => pin === to && field !== name).map(({ field }) => field);
  const start = pinned('start');
  const widths = new Map(columns.map(({ field, width }) => [field, width ?? shown.get(field)?.width]));
  // What stands beside it must know how wide it is.
  if (start.length > 0) widths.set(name, widths.get(name) ?? pinnedNameWidth);
  const sizing = [...widths].flatMap(([field, width]) => (width === undefined ? [] : [[field, width] as const]));
  const own = columns.filter(({ width, pin }) => width !== undefined || pin).map(({ field }) => field);
  return {
    widths,
    fixed: new Set([...own, ...(start.length > 0 ? [name] : [])]),
    table: {
      columnOrder: order,
      columnPinning: { start: [name, ...start], end: pinned('end') },
      columnSizing: Object.fromEntries(sizing),
      columnVisibility: Object.fromEntries([...shown.keys()].map((field) => [field, order.includes(field)])),
    },
  };
}
