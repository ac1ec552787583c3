/** Columns as their cells need them: the faces of the field kind at hand, texts translated once. */
import type { Field, FieldOptions } from '../../define/field.ts';
import { fieldFor } from '../../fields/registry.ts';
import { type Translate, translatedOptions } from '../field-text.ts';
import type { ColumnPlan } from './columns.ts';

export interface ShownColumn {
  readonly plan: ColumnPlan;
  readonly title: string;
  readonly Show: Field['Show'];
  /** For the name cell: kinds that are links themselves are plain words inside the link of the row. */
  readonly textOf: Field['export'] | undefined;
  readonly options: FieldOptions;
  readonly end: boolean;
  /** Amounts and counts stand out; the other values step back behind the name. */
  readonly figure: boolean;
  /** In pixels; undefined: shares what is left. */
  readonly width: number | undefined;
  /** Where it stands when rows are cards: at one end of the second line, on a line of its own, or nowhere. */
  readonly card: 'left' | 'right' | 'line' | 'none';
}

/** Text has a usual width, but in a list it shares the room that the others leave. */
const flexible = new Set(['Text', 'MultilineText']);
const links = new Set(['AccountLink', 'Email', 'Phone', 'Url']);
const figures = new Set(['Number', 'Money', 'Percent']);

function shownColumn(plan: ColumnPlan, t: Translate): Omit<ShownColumn, 'card'> {
  const kind = fieldFor(plan.kind);
  const { title, choices } = plan;
  const options = translatedOptions({ label: title, ...(choices && { choices }) }, t);
  const usual = flexible.has(kind.kind) ? undefined : kind.width;
  return {
    plan,
    title: options.label,
    Show: kind.Show,
    textOf: links.has(kind.kind) ? kind.export : undefined,
    options,
    end: kind.align === 'end',
    figure: figures.has(kind.kind),
    width: plan.width ?? usual,
  };
}

/** A row that can be opened shows two values in its card; one that cannot has to show them all. */
export function shownColumns(plans: readonly ColumnPlan[], t: Translate, canOpen: boolean): readonly ShownColumn[] {
  const columns = plans.map((plan) => shownColumn(plan, t));
  const right = columns.findIndex((column, index) => index > 1 && column.end);
  const at = right < 0 ? columns.length - 1 : right;
  return columns.map((column, index) => {
    if (!canOpen && index > 0) return { ...column, card: 'line' };
    return { ...column, card: index === 1 ? 'left' : index === at && index > 1 ? 'right' : 'none' };
  });
}

/** The room that a table needs before it scrolls sideways. */
export const leastWidth = (columns: readonly ShownColumn[]): number =>
  columns.reduce((sum, column) => sum + (column.width ?? 160), 0);
