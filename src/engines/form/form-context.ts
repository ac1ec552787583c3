/** What all parts of one form know: its sections, the language, and what its calls may refer to. */
import { createContext, use } from 'react';
import type { BindingValues } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import type { Translate } from '../field-plan/field-text.ts';
import type { ServerChecks } from './fields/server-checks.ts';
import type { FormSectionPlan } from './plan.ts';

export interface FormContextValue {
  /** Absent: the schema alone says what there is. */
  readonly sections: readonly FormSectionPlan[] | undefined;
  readonly t: Translate;
  readonly locale: string;
  readonly scope: BindingValues;
  /** The rest of the input, which nobody is asked for. */
  readonly bound: Values;
  readonly checks: ServerChecks;
  readonly readOnly: boolean;
  /** Values of before, where changed fields are to be marked. */
  readonly before: Values | undefined;
  /** Sections that are drawn at once; the others follow in idle time. */
  readonly firstSections: number | undefined;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const world = use(FormContext);
  if (!world) throw new Error('Fields of a form stand inside a SchemaForm');
  return world;
}
