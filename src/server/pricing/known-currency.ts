/** Currencies that the product knows: in another one nobody pays, and nothing is priced. */
import type { CallContext } from '../../define/contract/handler.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { wrongFields } from '../calls/wrong-fields.ts';

const known = ({ layouts }: CallContext): readonly string[] =>
  (layouts.members('Currency', 'en') ?? []).map(({ Value }) => Value);

/** @param more that are taken beside them. @throws 400 at the field of the first one that is none of them. */
export function assertKnown(
  context: CallContext,
  wanted: readonly (readonly [field: string, currency: string])[],
  more: readonly string[] = [],
): void {
  const allowed = [...new Set([...known(context), ...more])].sort();
  const wrong = wanted.find(([, currency]) => !allowed.includes(currency));
  if (wrong)
    throw wrongFields(context, [[wrong[0], { text: fieldTexts.oneOf, parameters: { allowed: allowed.join(', ') } }]]);
}
