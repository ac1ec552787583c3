/** The columns of a table: which are seen, what they are called, and which field kind shows them. */

import { text as translated } from '../../../client/first/language.ts';
import type { Total } from '../../../define/fields/column.ts';
import type { Choice } from '../../../define/fields/field.ts';
import { type ColumnShape, fieldOf } from '../../../define/shapes/element-shapes.ts';
import type { Capabilities } from '../../../rules/access/capabilities.ts';
import { choiceLabel } from '../../../rules/format/choice-label.ts';
import { kindFor } from '../../../rules/kinds/registry.ts';
import { allowed } from '../../access/gate.ts';
import { type SchemaShape, schemaAt } from '../../binding/schema.ts';
import { choicesOf } from '../../field-plan/choices.ts';
import { titleOf } from '../../field-plan/humanize.ts';
import { inferKind } from '../../field-plan/infer-kind.ts';
import { kindTold } from '../../field-plan/kind-told.ts';

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
  /** Field of the row that holds the instant at which a state ends. */
  readonly ends?: string;
  readonly width?: number;
  /** Off until somebody chooses it. */
  readonly hidden?: boolean;
  /** English; neighbours of one group stand under it. */
  readonly group?: string;
  /** Where the code of its currency stands instead of behind each amount. */
  readonly code?: 'head' | 'none';
  /** On a phone it stands below the row, on a line of its own. */
  readonly whole?: true;
  readonly total?: Total;
  /** Field of the row that says that the value is wrong, and what is wrong then, in English. */
  readonly fault?: { readonly field: string; readonly title: string };
  /** What is read for a value in a language, where that is another text than the value: rows are ordered by it. */
  readonly textOf?: (locale: string) => (value: unknown) => unknown;
}

export function columnOf(entry: ColumnShape, row: SchemaShape): ColumnPlan {
  const { field, title, currency, ends, width, hidden, group, code, whole, total, fault } = fieldOf(entry);
  const schema = schemaAt(row, field);
  const { as, with: told } = kindTold(fieldOf(entry), schema);
  const choices = fieldOf(entry).choices ?? choicesOf(schema);
  const kind = as ?? inferKind(field, schema);
  const textOf = textsOf(kind, choices);
  return {
    field,
    title: title ?? titleOf(field),
    kind,
    ...(textOf === undefined ? {} : { textOf }),
    ...(told === undefined ? {} : { with: told }),
    ...(choices === undefined ? {} : { choices }),
    ...(currency === undefined ? {} : { currency }),
    ...(ends === undefined ? {} : { ends }),
    ...(width === undefined ? {} : { width }),
    ...(hidden ? { hidden } : {}),
    ...(group === undefined ? {} : { group }),
    ...(code === undefined ? {} : { code }),
    ...(whole ? { whole } : {}),
    ...(total === undefined ? {} : { total }),
    ...(fault === undefined ? {} : { fault }),
  };
}

/** Of values that are codes: by their choices, or as their kind calls them. */
function textsOf(kind: string, choices: readonly Choice[] | undefined): ColumnPlan['textOf'] {
  if (choices) return () => (value) => (typeof value === 'string' ? translated(choiceLabel(value, choices)) : value);
  const { enumeration, export: written } = kindFor(kind);
  if (enumeration === undefined) return undefined;
  return (locale) => (value) => (typeof value === 'string' ? written(value, {}, locale) : value);
}

/** Fields of columns whose right is missing. */
export const withheld = (entries: readonly ColumnShape[], held: Capabilities): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => (allowed(fieldOf(entry).needs, held) ? [] : [fieldOf(entry).field])));

/** A column whose right is missing is not there at all. */
export const columnsOf = (
  entries: readonly ColumnShape[],
  row: SchemaShape,
  held: Capabilities,
): readonly ColumnPlan[] =>
  entries.filter((entry) => allowed(fieldOf(entry).needs, held)).map((entry) => columnOf(entry, row));
