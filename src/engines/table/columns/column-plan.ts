/** The columns of a table: which are seen, what they are called, and which field kind shows them. */
import type { Total } from '../../../define/fields/column.ts';
import type { Choice } from '../../../define/fields/field.ts';
import { type ColumnShape, fieldOf } from '../../../define/shapes/element-shapes.ts';
import type { Capabilities } from '../../../rules/access/capabilities.ts';
import { allowed } from '../../access/gate.ts';
import { type SchemaShape, schemaAt } from '../../binding/schema.ts';
import { choicesOf } from '../../field-plan/choices.ts';
import { titleOf } from '../../field-plan/humanize.ts';
import { inferKind } from '../../field-plan/infer-kind.ts';

export interface ColumnPlan {
  readonly field: string;
  /** English; the renderer translates it. */
  readonly title: string;
  /** Name of the field kind. */
  readonly kind: string;
  /** What the kind is told. */
  readonly with?: object;
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
  const { field, title, as, with: told, currency, width, hidden, group, total } = fieldOf(entry);
  const schema = schemaAt(row, field);
  const choices = choicesOf(schema);
  return {
    field,
    title: title ?? titleOf(field),
    kind: as ?? inferKind(field, schema),
    ...(told === undefined ? {} : { with: told }),
    ...(choices === undefined ? {} : { choices }),
    ...(currency === undefined ? {} : { currency }),
    ...(width === undefined ? {} : { width }),
    ...(hidden ? { hidden } : {}),
    ...(group === undefined ? {} : { group }),
    ...(total === undefined ? {} : { total }),
  };
}

/** A column whose right is missing is not there at all. */
export const columnsOf = (
  entries: readonly ColumnShape[],
  row: SchemaShape,
  held: Capabilities,
): readonly ColumnPlan[] =>
  entries.filter((entry) => allowed(fieldOf(entry).needs, held)).map((entry) => columnOf(entry, row));
