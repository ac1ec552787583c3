/** Values of steps as people read them: under the title they were entered with, by the same field kind. */
import type { ReviewStep, StepShape } from '../../define/shapes/block-shapes.ts';
import { type BindingShape, type ColumnShape, fieldOf, type OptionsShape } from '../../define/shapes/element-shapes.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import { showAmount } from '../../rules/format/money.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import { valueAt } from '../../rules/path.ts';
import { rowSchema } from '../binding/answer-rows.ts';
import { dataSchema, inputSchema, type Values } from '../binding/schema.ts';
import { type Translate, translatedOptions } from '../field-plan/field-text.ts';
import { type FieldPlan, fieldOfManifest } from '../field-plan/pages.ts';
import { fieldsOf, sectionShapesOf, sectionsOf } from '../form/plan.ts';
import { stepOf, type VisibleStep, type WizardPlan, withinStep } from './plan.ts';

export interface ShownField extends FieldPlan {
  /** Where the value stands: 'schedule.date'. */
  readonly name: string;
  /** Names the choices, where a call supplies them. */
  readonly optionsCall?: OptionsShape;
  readonly currencyFrom?: BindingShape;
}

/** @throws when no step has this name. */
export function shownField({ steps }: Pick<WizardPlan, 'steps'>, entry: ColumnShape): ShownField {
  const { field: name, title, as, with: told, currency, ends } = fieldOf(entry);
  const step = steps.find((each) => each.step === stepOf(name));
  if (!step) throw new Error(`There is no step "${stepOf(name)}"`);
  const own = planIn(step, withinStep(name));
  const { currencyField, currencyFrom, endsField, ...plan } = own;
  const inStep = (beside: string | undefined) => (beside === undefined ? undefined : `${step.step}.${beside}`);
  const found = currency ?? inStep(currencyField ?? otherField(currencyFrom)) ?? earlierValue(currencyFrom);
  const until = ends ?? inStep(endsField);
  return {
    ...plan,
    name,
    ...(as && { kind: as }),
    ...(found === undefined ? {} : { currencyField: found }),
    ...(until === undefined ? {} : { endsField: until }),
    options: {
      ...plan.options,
      readOnly: true,
      required: false,
      ...(title && { label: title }),
      ...(told && { with: told }),
      ...(currencyFrom && 'constant' in currencyFrom && { currency: String(currencyFrom.constant) }),
    },
  };
}

const otherField = (from: BindingShape | undefined): string | undefined =>
  from && 'input' in from ? from.input : undefined;
const earlierValue = (from: BindingShape | undefined): string | undefined =>
  from && 'step' in from ? from.step : undefined;

function planIn(step: StepShape, path: string): ShownField {
  if (step.block === 'ask') {
    const schema = inputSchema(step.source);
    const asked = fieldsOf(sectionsOf(sectionShapesOf(step), schema)).find(({ name }) => name === path);
    return asked ?? fieldOfManifest(path, schema, undefined);
  }
  if (step.block === 'load') return fieldOfManifest(path, dataSchema(step.source), undefined);
  if (step.block !== 'choose') throw new Error(`The step "${step.step}" yields no values`);
  const column = step.columns.find((each) => fieldOf(each).field === path) ?? path;
  return fieldOfManifest(column, rowSchema(step.source), undefined);
}

export interface ShownGroup {
  /** Where it can be changed; undefined: nowhere. */
  readonly step: VisibleStep | undefined;
  readonly fields: readonly ShownField[];
}

/** What a review shows, by the steps that it was entered in; what nobody entered comes first. */
export function groupsOf(plan: WizardPlan, review: ReviewStep, visibleSteps: readonly VisibleStep[], values: Values) {
  const groups = new Map<VisibleStep | undefined, ShownField[]>();
  const shown = review.show
    .map((entry) => shownField(plan, entry))
    // What a step that is not there would have yielded is not there either.
    .filter(({ name }) => stepOf(name) in values);
  for (const field of shown) {
    const step = enteredIn(plan, stepOf(field.name), visibleSteps);
    groups.set(step, [...(groups.get(step) ?? []), field]);
  }
  const order = (step: VisibleStep | undefined) => (step ? visibleSteps.indexOf(step) : -1);
  return [...groups].sort(([a], [b]) => order(a) - order(b)).map(([step, fields]): ShownGroup => ({ step, fields }));
}

/** A record that was read belongs to the step that said which one. */
function enteredIn(plan: WizardPlan, name: string, visibleSteps: readonly VisibleStep[]): VisibleStep | undefined {
  const own = visibleSteps.find(({ step }) => step === name);
  if (own) return own;
  return [...visibleSteps].reverse().find(({ step }) => plan.usedBy.get(step)?.includes(name));
}

/** As one line of text; lists are joined. */
export function textOf(field: ShownField, values: Values, locale: string, t: Translate): string {
  const value = valueAt(values, field.name);
  const options = field.english ? translatedOptions(field.options, t) : field.options;
  const currency = currencyOf(field, values);
  const all = currency === undefined ? options : { ...options, currency };
  const { text, export: inFiles } = kindFor(field.kind);
  const each = isList(field, value) ? value : [value];
  return each.map((one) => (text && !isEmpty(one) ? text(one, all, locale) : inFiles(one, all, locale))).join(', ');
}

/** Of several rows, every value of a field stands in a list, whatever its kind. */
export const isList = (field: ShownField, value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && kindFor(field.kind).type !== 'array';

/** What stands for {name} in a text of the manifest: figures stay figures, so that a text can count. */
export function displayText(
  plan: WizardPlan,
  path: string,
  values: Values,
  locale: string,
  t: Translate,
): string | number {
  const value = valueAt(values, path);
  if (typeof value === 'number' && withinStep(path) === 'Count') return value;
  if (isEmpty(value)) return 'none';
  const field = shownField(plan, asReviewed(plan, path) ?? path);
  // The sentence has a place of its own for the currency.
  return field.currencyField !== undefined && typeof value === 'number'
    ? showAmount(value, currencyOf(field, values), locale)
    : textOf(field, values, locale, t);
}

/** As a review shows it, where one does. */
const asReviewed = ({ steps }: WizardPlan, path: string): ColumnShape | undefined =>
  steps.flatMap((step) => (step.block === 'review' ? step.show : [])).find((entry) => fieldOf(entry).field === path);

function currencyOf({ currencyField }: ShownField, values: Values): string | undefined {
  const currency = currencyField === undefined ? undefined : valueAt(values, currencyField);
  return typeof currency === 'string' ? currency : undefined;
}
