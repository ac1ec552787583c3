/** What a row of a file says: the texts of its cells as values of fields, by the kind of each. */

import importErrors from '../../rules/errors/imports.ts';
import type { Kind } from '../../rules/fields/kind.ts';
import type { Problem } from '../../rules/fields/problem.ts';
import { isFormula } from '../../rules/files/spreadsheet.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import type { ImportField } from './fields.ts';
import type { Mapping } from './mapping.ts';

export interface ReadRow {
  /** Of the account, by the names of the layout. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What is said beside them. */
  readonly own: Readonly<Record<string, unknown>>;
  readonly problems: readonly (readonly [string, Problem])[];
}

export type ReadCells = (cells: readonly string[]) => ReadRow;

/** @param isSheet its days are numbers, as workbooks count them, and its numbers are written as programs do. */
export function rowReader(
  fields: readonly ImportField[],
  mapping: Mapping,
  { locale, isSheet }: { readonly locale: string; readonly isSheet: boolean },
): ReadCells {
  const mapped = fields.flatMap((field) => {
    const column = mapping[field.name];
    return column === undefined ? [] : [{ field, column, parse: parserOf(field, locale, isSheet) }];
  });
  return (cells) => {
    const values: Record<string, unknown> = {};
    const own: Record<string, unknown> = {};
    const problems: [string, Problem][] = [];
    for (const { field, column, parse } of mapped) {
      const parsed = parse(plain(cells[column] ?? ''));
      if ('problem' in parsed) problems.push([field.name, parsed.problem]);
      else if (parsed.value !== null) (field.isOwn ? own : values)[field.name] = parsed.value;
    }
    return { values, own, problems };
  };
}

/** Spreadsheets, and our own files, write an apostrophe before text that would be a formula. */
export function plain(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text;
}

type Read = { readonly value: unknown } | { readonly problem: Problem };

function parserOf({ rule, label, choices }: ImportField, locale: string, isSheet: boolean): (text: string) => Read {
  const kind = kindFor(rule.DisplayTemplate);
  const options = {
    label,
    ...(choices ? { choices } : {}),
    ...(rule.Minimum === undefined ? {} : { minimum: rule.Minimum }),
    ...(rule.Maximum === undefined ? {} : { maximum: rule.Maximum }),
    ...(rule.MinLength === undefined ? {} : { minLength: rule.MinLength }),
    ...(rule.MaxLength === undefined ? {} : { maxLength: rule.MaxLength }),
    ...(rule.With === undefined ? {} : { with: rule.With }),
  };
  return (text) => {
    if (text === '') return { value: null };
    if (text.startsWith('=')) return { problem: { text: importErrors.formulaInCell } };
    const written = isSheet ? fromSheet(kind, text) : undefined;
    const parsed = written === undefined ? kind.parse(text, options, locale) : written;
    if ('problem' in parsed)
      return { problem: { text: parsed.problem, ...(parsed.parameters ? { parameters: parsed.parameters } : {}) } };
    const problem =
      parsed.value === null
        ? undefined
        : kind.check(
            parsed.value,
            rule,
            choices?.map(({ value }) => String(value)),
          );
    return problem ? { problem } : parsed;
  };
}

const dayLong = 86_400_000;
/** Workbooks count days from the end of 1899. */
const firstDay = Date.UTC(1899, 11, 30);

/** Days and numbers as workbooks keep them; undefined: what somebody has typed as text. */
function fromSheet(kind: Kind, text: string): { readonly value: unknown } | undefined {
  if (!/^-?\d+(\.\d+)?(E[+-]?\d+)?$/i.test(text)) return undefined;
  const number = Number(text);
  if (kind.filter === 'dateRange' && !kind.instant && number >= 1 && number < 2_958_466)
    return { value: new Date(firstDay + Math.floor(number) * dayLong).toISOString().slice(0, 10) };
  return kind.type === 'number' ? { value: number } : undefined;
}
