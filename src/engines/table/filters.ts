/** The filters of a table: which control narrows which input, and what its value means to the call. */
import type { Choice } from '../../define/field.ts';
import { type FilterShape, fieldOf, type SourceShape } from '../../define/shapes.ts';
import { choicesOf } from '../choices.ts';
import { kindOf } from '../kind.ts';
import { inputSchema, type SchemaShape, schemaAt } from '../schema.ts';
import { readText } from '../text-value.ts';
import { titleOf } from '../words.ts';

/** toggles and switch stand open in the bar, the others are chips. */
export type Face = 'toggles' | 'switch' | 'choices' | 'dateFrom' | 'dateTo' | 'field';

export interface FilterPlan {
  /** Dotted name of the input. */
  readonly field: string;
  readonly title: string;
  readonly face: Face;
  readonly kind: string;
  readonly choices?: readonly Choice[];
  /** Several values at once. */
  readonly many: boolean;
  readonly schema: SchemaShape;
}

/** The input that holds the words of the find box; every list call spells it so (CALL-012). */
export const findInput = 'options.filter';

function faceOf(field: string, display: string | undefined, schema: SchemaShape): Face {
  if (display === 'switch' || display === 'toggles') return display;
  if (schema.enum || schema.items?.enum) return 'choices';
  if (schema.format === 'date-time') return /(^to$|To$|^until|Until$)/.test(field) ? 'dateTo' : 'dateFrom';
  return 'field';
}

function filterOf(entry: FilterShape, input: SchemaShape): FilterPlan | undefined {
  const { field, title, as, display } = fieldOf(entry);
  const schema = schemaAt(input, field);
  if (!schema || field === findInput) return undefined;
  const choices = choicesOf(schema);
  return {
    field,
    title: title ?? titleOf(field),
    face: faceOf(field, display, schema),
    kind: as ?? (schema.format === 'date-time' ? 'Date' : kindOf(field, schema)),
    many: schema.type === 'array',
    schema,
    ...(choices === undefined ? {} : { choices }),
  };
}

export const filtersOf = (source: SourceShape, entries: readonly FilterShape[] = []): readonly FilterPlan[] =>
  entries.map((entry) => filterOf(entry, inputSchema(source))).filter((each) => each !== undefined);

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The value that the text of the address means; undefined when it means none. */
export function readFilter(filter: FilterPlan, text: string): unknown {
  if (filter.face === 'dateFrom' || filter.face === 'dateTo') return isDay(text) ? text : undefined;
  if (filter.face === 'switch') return text === 'true' ? true : undefined;
  return readText(text, filter.schema);
}

/** What the call is given: days become their first or last moment in UTC. */
export function filterInput(filter: FilterPlan, value: unknown): unknown {
  if (filter.face === 'dateFrom') return `${String(value)}T00:00:00.000Z`;
  if (filter.face === 'dateTo') return `${String(value)}T23:59:59.999Z`;
  return value;
}

/** All on and all off both mean that nothing is filtered: the calm state. */
export function toggled(filter: FilterPlan, value: unknown, choice: Choice['value']): unknown {
  const all = (filter.choices ?? []).map((each) => each.value);
  const on = Array.isArray(value)
    ? (value as Choice['value'][])
    : value === undefined
      ? all
      : [value as Choice['value']];
  const next = all.filter((each) => (each === choice ? !on.includes(each) : on.includes(each)));
  if (next.length === 0 || next.length === all.length) return undefined;
  return filter.many ? next : next[0];
}
