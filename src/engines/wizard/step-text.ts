/** Texts of a manifest with values of steps in them. */
import type { MessageTextShape } from '../../define/shapes/block-shapes.ts';
import type { Values } from '../binding/schema.ts';
import type { Translate } from '../field-plan/field-text.ts';
import type { WizardPlan } from './plan.ts';
import { displayText } from './shown-fields.ts';

export function stepText(
  plan: WizardPlan,
  said: MessageTextShape,
  values: Values,
  locale: string,
  t: Translate,
): string {
  if (typeof said === 'string') return t(said);
  const named: Record<string, string | number> = {};
  for (const [name, path] of Object.entries(said.values)) named[name] = displayText(plan, path, values, locale, t);
  return t(said.text, named);
}
