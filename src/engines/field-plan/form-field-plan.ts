/** A field of a form: the field itself, where its value stands, and what it depends on. */
import type { CheckShape, ConditionShape, OptionsShape } from '../../define/shapes/element-shapes.ts';
import type { FieldPlan } from './pages.ts';

export interface FormFieldPlan extends FieldPlan {
  /** Where its value stands in the input: 'role.Name'. */
  readonly name: string;
  readonly width?: 1 | 2;
  readonly optionsCall?: OptionsShape;
  readonly check?: CheckShape;
  readonly when?: ConditionShape;
  readonly requiredWhen?: ConditionShape;
  /** The field, or the input that is bound, which comes before it. */
  readonly follows?: { readonly name: string; readonly isAfter: boolean };
  /** Where input(…) of its calls begins: fields of a server layout know each other by their own names. */
  readonly base?: string;
  /** An object or a list of them: the form draws its parts. */
  readonly isNested?: boolean;
}
