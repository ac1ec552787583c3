/** The currency of an amount that a form asks for: what stands beside it, or where the manifest says that it comes from. */
import { valueAt } from '../../../rules/path.ts';
import { type BindingValues, boundValue } from '../../binding/resolve.ts';
import type { FormFieldPlan } from '../../field-plan/form-field-plan.ts';

type Priced = Pick<FormFieldPlan, 'currencyField' | 'currencyFrom'>;

/** undefined: nobody says one, or it is not chosen yet. */
export function currencyOf({ currencyField, currencyFrom }: Priced, scope: BindingValues): string | undefined {
  const beside = currencyField === undefined ? undefined : valueAt(scope.inputs, currencyField);
  const currency = currencyFrom ? boundValue(currencyFrom, scope) : beside;
  return typeof currency === 'string' && currency !== '' ? currency : undefined;
}
