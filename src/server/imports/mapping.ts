/** Which column of a file holds which field: as somebody says, or as its columns are called. */
import type { CallContext } from '../../define/contract/handler.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { guessColumns } from '../../rules/imports/guess-columns.ts';
import { Failure } from '../calls/failure.ts';
import type { ImportField } from './fields.ts';

/** Field to column, from 0. */
export type Mapping = Readonly<Record<string, number>>;

/**
 * @param given field to the number of its column as a text, as a form chooses it; empty: the field has none.
 * @throws 400 for fields or columns that are not there, and where a required field has no column.
 */
export function mappingOf(
  context: Pick<CallContext, 'text'>,
  fields: readonly ImportField[],
  heads: readonly string[],
  given: Readonly<Record<string, string | null>> | undefined,
): Mapping {
  const mapping = given === undefined ? guessColumns(fields, heads) : said(fields, heads, given);
  const missing = fields.filter(({ name, isRequired }) => isRequired && mapping[name] === undefined);
  if (missing.length > 0)
    throw new Failure(
      400,
      'columnsMissing',
      { fields: missing.map(({ label }) => label).join(', ') },
      Object.fromEntries(missing.map(({ name }) => [`mapping.${name}`, context.text(fieldTexts.required)])),
    );
  return mapping;
}

function said(
  fields: readonly ImportField[],
  heads: readonly string[],
  given: Readonly<Record<string, string | null>>,
): Mapping {
  const mapping: Record<string, number> = {};
  for (const [name, column] of Object.entries(given)) {
    if (column === null || column === '') continue;
    const at = Number(column);
    if (!fields.some((field) => field.name === name) || !Number.isInteger(at) || at < 0 || at >= heads.length)
      throw new Failure(400, 'unknownColumn', { field: name });
    mapping[name] = at;
  }
  return mapping;
}
