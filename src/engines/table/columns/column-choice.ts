/** Which columns stand, in which order, where and how wide, as a person chose; and how that stands in the address. */

import type { TablePlan } from '../model/plan.ts';
import type { ColumnPlan } from './column-plan.ts';

export interface ChosenColumn {
  readonly field: string;
  /** Stays in sight while the others scroll sideways. */
  readonly pin?: 'start' | 'end';
  /** In pixels; absent: as the manifest or the field kind says. */
  readonly width?: number;
}

export const columnWidths = { least: 48, most: 960 } as const;

type Columns = Pick<TablePlan, 'columns'>;

/** As the manifest says. */
export const usualColumns = ({ columns }: Columns): readonly ChosenColumn[] =>
  columns.filter(({ hidden }, index) => index === 0 || !hidden).map(({ field }) => ({ field }));

/** The columns that stand, in the order of the list. */
export const chosenColumns = (plan: Columns, chosen: readonly ChosenColumn[] | undefined): readonly ChosenColumn[] =>
  chosen ?? usualColumns(plan);

/** The columns that stand, as they are seen: those pinned to the start first, those pinned to the end last. */
export function placedColumns(
  plan: Columns,
  chosen: readonly ChosenColumn[] | undefined,
): readonly (ColumnPlan & Pick<ChosenColumn, 'pin'>)[] {
  const order = { start: 0, middle: 1, end: 2 } as const;
  return chosenColumns(plan, chosen)
    .flatMap(({ field, ...own }) => {
      const found = plan.columns.find((column) => column.field === field);
      return found ? [{ ...found, ...own }] : [];
    })
    .map((column, index) => ({ column, place: index === 0 ? -1 : order[column.pin ?? 'middle'] }))
    .sort((a, b) => a.place - b.place)
    .map(({ column }) => column);
}

/**
 * The same choice in the one form it is kept in: the name column stands and comes first, no column stands twice, none that
 * is not there. What equals the manifest is no choice.
 */
export function soundColumns(plan: Columns, chosen: readonly ChosenColumn[]): readonly ChosenColumn[] | undefined {
  const known = chosen.filter(
    ({ field }, index) =>
      plan.columns.some((column) => column.field === field) &&
      chosen.findIndex((other) => other.field === field) === index,
  );
  const [name] = plan.columns;
  if (!name || known.length === 0) return undefined;
  // The name column stands at the start anyway, so a pin would say nothing.
  const { pin: _, ...first } = known.find(({ field }) => field === name.field) ?? { field: name.field };
  const sound = [first, ...known.filter(({ field }) => field !== name.field)];
  return writeColumns(sound) === writeColumns(usualColumns(plan)) ? undefined : sound;
}

/** 'DisplayName*320,Country,CreatedUtc-end': width behind a star, pin behind a hyphen. */
export const writeColumns = (columns: readonly ChosenColumn[]): string =>
  columns
    .map(({ field, pin, width }) => `${field}${width === undefined ? '' : `*${width}`}${pin ? `-${pin}` : ''}`)
    .join(',');

const form = /^([A-Za-z_][\w.]*)(?:\*(\d{2,3}))?(?:-(start|end))?$/;

export function readColumns(plan: Columns, text: string): readonly ChosenColumn[] | undefined {
  const columns = text.split(',').flatMap((part): ChosenColumn[] => {
    const [, field, width, pin] = form.exec(part) ?? [];
    if (field === undefined) return [];
    const wide = width !== undefined && isWidth(Number(width)) ? { width: Number(width) } : {};
    return [{ field, ...wide, ...(pin === undefined ? {} : { pin: pin as 'start' | 'end' }) }];
  });
  return soundColumns(plan, columns);
}

const isWidth = (width: number): boolean => width >= columnWidths.least && width <= columnWidths.most;
