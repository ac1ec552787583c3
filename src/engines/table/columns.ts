/** The columns of a table: which are seen, what they are called, and which field kind shows them. */
import type { Total } from '../../define/column.ts';
import type { Choice } from '../../define/field.ts';
import { type ColumnShape, fieldOf } from '../../define/shapes.ts';
import type { Held } from '../../rules/capability.ts';
import { choicesOf } from '../choices.ts';
import { allowed } from '../gate.ts';
import { kindOf } from '../kind.ts';
import { type SchemaShape, schemaAt } from '../schema.ts';
import { titleOf } from '../words.ts';

export interface ColumnPlan {
  readonly field: string;
  /** English; the renderer translates it. */
  readonly title: string;
  /** Name of the field kind. */
  readonly kind: string;
  /** The values of an enumeration, labels in English. */
  readonly choices?: readonly Choice[];
  /** Field of the row that holds the currency code. */
  readonly currency?: string;
  readonly width?: number;
  /** Off until somebody chooses it. */
  readonly hidden?: boolean;
  /** English; neighbours of one group stand under it. */
  readonly group?: string;
  readonly total?: Total;
}

export function columnOf(entry: ColumnShape, row: SchemaShape): ColumnPlan {
  const { field, title, as, currency, width, hidden, group, total } = fieldOf(entry);
  const schema = schemaAt(row, field);
  const choices = choicesOf(schema);
  return {
    field,
    title: title ?? titleOf(field),
    kind: as ?? kindOf(field, schema),
    ...(choices === undefined ? {} : { choices }),
    ...(currency === undefined ? {} : { currency }),
    ...(width === undefined ? {} : { width }),
    ...(hidden ? { hidden } : {}),
    ...(group === undefined ? {} : { group }),
    ...(total === undefined ? {} : { total }),
  };
}

/** A column whose right is missing is not there at all. */
export const columnsOf = (entries: readonly ColumnShape[], row: SchemaShape, held: Held): readonly ColumnPlan[] =>
  entries.filter((entry) => allowed(fieldOf(entry).needs, held)).map((entry) => columnOf(entry, row));
