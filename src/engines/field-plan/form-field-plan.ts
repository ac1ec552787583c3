/** A field of a form: the field itself, where its value stands, and what it depends on. */
import type { BindingShape, CheckShape, ConditionShape, OptionsShape } from '../../define/shapes/element-shapes.ts';
import type { FieldPlan } from './pages.ts';

/** A moment that lies before or after that of a field. */
export interface Neighbour {
  readonly name: string;
  readonly isAfter: boolean;
  /** What it is called and what stands there, where it is asked for elsewhere. */
  readonly elsewhere?: Elsewhere;
}
export interface Elsewhere {
  readonly label: string;
  readonly value: unknown;
}

export interface FormFieldPlan extends FieldPlan {
  /** Where its value stands in the input: 'role.Name'. */
  readonly name: string;
  readonly width?: 1 | 2;
  readonly optionsCall?: OptionsShape;
  readonly check?: CheckShape;
  /** Where the currency of an amount comes from, if no value beside it is named. */
  readonly currencyFrom?: BindingShape;
  readonly when?: ConditionShape;
  readonly requiredWhen?: ConditionShape;
  /** The field, or the input that is bound, which comes before it. */
  readonly follows?: Neighbour;
  /** What comes after it and is not asked for beside it. */
  readonly precedes?: readonly Neighbour[];
  /** Of a list of records: what comes one after the other in each of them. */
  readonly inLines?: readonly (Pick<Neighbour, 'isAfter'> & { readonly earlier: string; readonly later: string })[];
  /** Where input(…) of its calls begins: fields of a server layout know each other by their own names. */
  readonly base?: string;
  /** An object or a list of them: the form draws its parts. */
  readonly isNested?: boolean;
}
