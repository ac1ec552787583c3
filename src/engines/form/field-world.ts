/** What one field knows beyond its schema: its plan, the choices that a call answered, and what the server says of its value. */
import { createContext } from 'react';
import type { Choice, ChoiceSupply } from '../../define/field.ts';
import type { Answer } from './checks.ts';
import type { FormField } from './plan.ts';

export interface FieldWorld {
  readonly field: FormField;
  readonly isRequired: boolean;
  readonly choices?: readonly Choice[];
  readonly supply?: ChoiceSupply;
  readonly answer?: Answer;
  readonly currency?: string;
  readonly isChanged?: boolean;
}

export const FieldWorldContext = createContext<FieldWorld | null>(null);
