/** Values that may not stand where they were put, each told at its field. */
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure, type FieldProblems } from './failure.ts';

/** The failure that stands at its fields: the first one in the message, as every caller reads it, and all by name. */
export function wrongFields(context: CallContext, problems: FieldProblems): Failure {
  const said = problems.map(([name, { text, parameters }]) => [name, context.text(text, parameters)] as const);
  const [field = '', problem = ''] = said[0] ?? [];
  return new Failure(400, 'wrongValue', { field, problem }, Object.fromEntries(said), undefined, problems);
}
