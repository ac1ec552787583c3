/** What is wrong with a row, as it is kept: in nobody's language yet, so that each reader has it in his own. */
import type { CallContext } from '../../define/contract/handler.ts';
import type { MessageParameters } from '../../define/fields/field.ts';
import { Failure } from '../calls/failure.ts';
import type { RowError } from '../db/tables/imports/import_row.ts';
import type { ImportField } from './fields.ts';
import type { Mapping } from './mapping.ts';

/** Of a field that the file does not hold, such as a username that follows from an address, only where nothing else is wrong. */
export function errorsOf({ problems, text, parameters }: Failure, mapping: Mapping): readonly RowError[] {
  if (problems.length === 0) return [{ text, parameters }];
  const ofFile = problems.filter(([field]) => mapping[field] !== undefined);
  return (ofFile.length > 0 ? ofFile : problems).map(([field, problem]) => ({
    field,
    text: problem.text,
    ...(problem.parameters ? { parameters: problem.parameters } : {}),
  }));
}

/** What is wrong with a look at a row; undefined where nothing is. @throws what is no fault of the row. */
export async function faultsOf(
  mapping: Mapping,
  look: () => Promise<unknown>,
): Promise<readonly RowError[] | undefined> {
  try {
    await look();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return errorsOf(error, mapping);
    throw error;
  }
}

export interface ToldError {
  readonly Field?: string;
  readonly Message: string;
}

/** In the reader's words. */
export const toldErrors = (
  context: CallContext,
  fields: readonly ImportField[],
  errors: readonly RowError[],
): readonly ToldError[] =>
  errors.map(({ field, text, parameters }) => {
    const label = fields.find(({ name }) => name === field)?.label ?? field;
    return {
      ...(label === undefined ? {} : { Field: label }),
      Message: context.text(text, (parameters ?? {}) as MessageParameters),
    };
  });

/** "E-mail: Somebody else has this already" */
export const inOneLine = (errors: readonly ToldError[]): string =>
  errors.map(({ Field, Message }) => (Field === undefined ? Message : `${Field}: ${Message}`)).join('; ');
