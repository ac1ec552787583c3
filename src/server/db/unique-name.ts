/** A name that a company uses once: a second one is told at its field. */
import type { HandlerContext } from '../../define/contract/handler.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { wrongFields } from '../accounts/values.ts';
import { isUniqueViolation } from '../calls/failure.ts';

/** @param field the input that holds the name. @throws 400 when the company has one of this name. */
export async function uniquelyNamed<Result>(
  context: HandlerContext,
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
