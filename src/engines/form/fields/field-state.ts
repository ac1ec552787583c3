/** What one field knows beyond its schema: its plan, the choices that a call answered, and what the server says of its value. */
import type { Choice, ChoiceSupply } from '../../../define/fields/field.ts';
import type { FormFieldPlan } from '../../field-plan/form-field-plan.ts';
import type { Answer } from './server-checks.ts';

export interface FieldState {
  readonly field: FormFieldPlan;
  readonly isRequired: boolean;
  readonly choices?: readonly Choice[];
  readonly supply?: ChoiceSupply;
  readonly answer?: Answer;
  readonly currency?: string;
}
