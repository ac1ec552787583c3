/** The filters of a table: which control narrows which input, and what its value means to the call. */
import type { Choice, FilterControl } from '../../../define/fields/field.ts';
import {
  type FilterShape,
  fieldOf,
  type LongFilter,
  type LookupShape,
  type OptionsShape,
  type SegmentShape,
  type SourceShape,
} from '../../../define/shapes/element-shapes.ts';
import { kindFor } from '../../../rules/kinds/registry.ts';
import { listInputs } from '../../../rules/list-call.ts';
import { inputSchema, type SchemaShape, schemaAt } from '../../binding/schema.ts';
import { readText, writeText } from '../../binding/text-value.ts';
import { choicesOf } from '../../field-plan/choices.ts';
import { titleOf } from '../../field-plan/humanize.ts';
import { inferKind } from '../../field-plan/infer-kind.ts';
import { sideOf } from './range.ts';

/** Those that stand open in the bar; the others are chips, with a control for each face of the field kinds. */
type OpenControl = NonNullable<LongFilter['display']>;
export type BarControl = OpenControl | FilterControl;

const openControls: readonly BarControl[] = ['toggles', 'tabs', 'switch'] satisfies readonly OpenControl[];
export const isOpenControl = (face: BarControl): face is OpenControl => openControls.includes(face);

export interface FilterPlan {
  /** Dotted name of the input. */
  readonly field: string;
  readonly title: string;
  readonly face: BarControl;
  readonly kind: string;
  readonly choices?: readonly Choice[];
  /** How its toggles are put together. */
  readonly segments?: readonly SegmentShape[];
  /** Which of its tabs count what is wrong. */
  readonly faults?: readonly Choice['value'][];
  /** Where its values are found by typing. */
  readonly lookup?: LookupShape;
  /** Where the values to choose from come from. */
  readonly options?: OptionsShape;
  /** Also over a handful of rows. */
  readonly always?: true;
  /** Several values at once. */
  readonly many: boolean;
  readonly schema: SchemaShape;
}

/** A value that was found by typing, with the words it was found under: an address names both. */
export interface LookupValue {
  readonly value: unknown;
  readonly label: string;
}

/** The input that holds the words of the find box; every list call spells it so (CALL-012). */
export const findInput = listInputs.find;

/** The field kind decides, unless what it needs is not there: choices, or a place to look the value up in. */
function controlOf(
  { display, lookup, options }: LongFilter,
  usual: FilterControl | undefined,
  choices: FilterPlan['choices'],
): BarControl {
  if (display !== undefined) return display;
  if (lookup) return 'lookup';
  if (options) return 'choices';
  const face = usual ?? 'text';
  if (face === 'lookup') return 'text';
  return face === 'choices' && !choices ? 'text' : face;
}

function filterOf(entry: FilterShape, input: SchemaShape): FilterPlan | undefined {
  const long = fieldOf(entry);
  const { field, title, as, lookup, options, always, segments, faults } = long;
  const schema = schemaAt(input, field);
  if (!schema || field === findInput) return undefined;
  const choices = long.choices ?? choicesOf(schema);
  const shown = kindFor(as ?? inferKind(field, schema));
  const { kind, filter } = kindFor(shown.narrowedAs ?? shown.kind);
  return {
    field,
    title: title ?? titleOf(field),
    face: controlOf(long, filter, choices),
    kind,
    many: schema.type === 'array',
    schema,
    ...(always === undefined ? {} : { always }),
    ...(choices === undefined ? {} : { choices }),
    ...(segments === undefined ? {} : { segments }),
    ...(faults === undefined ? {} : { faults }),
    ...(lookup === undefined ? {} : { lookup }),
    ...(options === undefined ? {} : { options }),
  };
}

export const filtersOf = (source: SourceShape, entries: readonly FilterShape[] = []): readonly FilterPlan[] =>
  entries.map((entry) => filterOf(entry, inputSchema(source))).filter((each) => each !== undefined);

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The value that the text of the address means; undefined when it means none. */
export function readFilter(filter: FilterPlan, text: string): unknown {
  if (filter.face === 'dateRange') return isDay(text) ? text : undefined;
  if (filter.face === 'switch') return text === 'true' ? true : undefined;
  if (filter.face === 'lookup') return readFound(filter, text);
  return readText(text, filter.schema);
}

/** '100734 Donau Hafen GmbH'. */
function readFound({ schema }: FilterPlan, text: string): LookupValue | undefined {
  const [, written = '', label] = /^(\S+)(?: (.{1,200}))?$/su.exec(text) ?? [];
  const value = readText(written, schema);
  return value === undefined || written === '' ? undefined : { value, label: label ?? written };
}

/** The text of the address, which `readFilter` reads back. */
export function writeFilter({ face }: FilterPlan, value: unknown): string | undefined {
  if (face !== 'lookup' || value === undefined) return writeText(value);
  const found = value as LookupValue;
  const written = String(found.value);
  return found.label === written ? written : `${written} ${found.label.slice(0, 200)}`;
}

/** What the call is given: days become their first or last moment in UTC. */
export function filterInput(filter: FilterPlan, value: unknown): unknown {
  if (filter.face === 'lookup') return (value as LookupValue).value;
  if (filter.face !== 'dateRange' || filter.schema.format !== 'date-time') return value;
  const last = sideOf(filter.field)?.side === 'to';
  return `${String(value)}T${last ? '23:59:59.999' : '00:00:00.000'}Z`;
}
