/** A name that is used once: a second one is told at its field. */
import type { CallContext } from '../../define/contract/handler.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { isUniqueViolation } from '../calls/failure.ts';
import { wrongFields } from '../calls/wrong-fields.ts';

/** @param index the constraint that a second one would break. @param field the input that holds the name. @throws 400 when there is one of this name. */
export async function uniquelyNamed<Result>(
  context: CallContext,
  index: `${string}_key`,
  field: string,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, index)) throw error;
    throw wrongFields(context, [[field, { text: fieldTexts.nameInUse }]]);
  }
}
