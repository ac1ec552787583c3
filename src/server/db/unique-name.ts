/** A name that a company uses once: a second one is told at its field. */
import type { CallContext } from '../../define/contract/handler.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { isUniqueViolation } from '../calls/failure.ts';
import { wrongFields } from '../calls/wrong-fields.ts';

/** @param field the input that holds the name. @throws 400 when the company has one of this name. */
export async function uniquelyNamed<Result>(
  context: CallContext,
  table: 'role' | 'capability_set',
  field: string,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, `${table}_owner_company_id_name_key`)) throw error;
    throw wrongFields(context, [[field, { text: fieldTexts.nameInUse }]]);
  }
}
