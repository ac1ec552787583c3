/** What all parts of one form know: its sections, the language, and what its calls may refer to. */
import { createContext, use } from 'react';
import type { Scope } from '../binding.ts';
import type { Translate } from '../field-text.ts';
import type { Values } from '../schema.ts';
import type { Checks } from './checks.ts';
import type { FormSection } from './plan.ts';

export interface FormWorld {
  /** Absent: the schema alone says what there is. */
  readonly sections: readonly FormSection[] | undefined;
  readonly t: Translate;
  readonly locale: string;
  readonly scope: Scope;
  /** The rest of the input, which nobody is asked for. */
  readonly bound: Values;
  readonly checks: Checks;
  readonly readOnly: boolean;
  /** Values of before, where changed fields are to be marked. */
  readonly before: Values | undefined;
  /** Sections that are drawn at once; the others follow in idle time. */
  readonly firstSections: number | undefined;
}

export const FormWorldContext = createContext<FormWorld | null>(null);

export function useWorld(): FormWorld {
  const world = use(FormWorldContext);
  if (!world) throw new Error('Fields of a form stand inside a SchemaForm');
  return world;
}
