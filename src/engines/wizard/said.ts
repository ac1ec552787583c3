/** Texts of a manifest with values of steps in them. */
import type { SaidShape } from '../../define/block-shapes.ts';
import type { Translate } from '../field-text.ts';
import type { Values } from '../schema.ts';
import type { WizardPlan } from './plan.ts';
import { sayable } from './shown.ts';

export function saidText(plan: WizardPlan, said: SaidShape, values: Values, locale: string, t: Translate): string {
  if (typeof said === 'string') return t(said);
  const named: Record<string, string | number> = {};
  for (const [name, path] of Object.entries(said.values)) named[name] = sayable(plan, path, values, locale, t);
  return t(said.text, named);
}
