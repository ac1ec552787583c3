/** What is wrong with the values of a form: by their schema, and by what its fields ask for now and then. */

import { isEmpty } from '../../../rules/fields/empty.ts';
import { fieldTexts } from '../../../rules/fields/field-texts.ts';
import { fieldProblem } from '../../../rules/fields/field-value.ts';
import { orderProblem } from '../../../rules/fields/in-order.ts';
import { areMet } from '../../../rules/fields/shown-when.ts';
import { isEmptyObject, valueAt, withValueAt } from '../../../rules/path.ts';
import { holds } from '../../binding/condition.ts';
import type { SchemaShape, Values } from '../../binding/schema.ts';
import { type FieldProblem, isWithin, nameOf, pathOf } from '../../editing/problem.ts';
import type { FormFieldPlan, Neighbour } from '../../field-plan/form-field-plan.ts';
import { titleOf } from '../../field-plan/humanize.ts';
import type { SchemaCheck } from './schema-check.ts';
import { problemsOf } from './schema-errors.ts';

/** Is the field asked for, as the inputs are now? */
export const isIncluded = ({ when, shownWhen, base }: FormFieldPlan, inputs: Values): boolean =>
  (when === undefined || holds(when, inputs)) &&
  areMet(shownWhen, (field) => valueAt(base === undefined ? inputs : valueAt(inputs, base), field));

export const isRequired = ({ options, requiredWhen }: FormFieldPlan, inputs: Values): boolean =>
  options.required === true || (requiredWhen !== undefined && holds(requiredWhen, inputs));

/** The values that are sent: nothing of fields that are not asked for, nothing that is not there. */
export function submitValues(
  values: Values,
  fields: readonly FormFieldPlan[],
  inputs: Values,
  schema: SchemaShape,
): Values {
  const hidden = fields.filter((field) => !isIncluded(field, inputs));
  const shown = hidden.reduce((left, { name }) => withValueAt(left, name, undefined), values);
  return withoutEmpty(shown, schema) as Values;
}

/** Objects in which nothing stands go too, where the call can do without them. */
function withoutEmpty(value: unknown, schema?: SchemaShape): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutEmpty(each, schema?.items));
  if (typeof value !== 'object' || value === null) return value;
  const left = Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
    if (each === undefined) return [];
    const kept = withoutEmpty(each, schema?.properties?.[key]);
    return schema && isEmptyObject(kept) && !schema.required?.includes(key) ? [] : [[key, kept]];
  });
  return Object.fromEntries(left);
}

export interface ValidateOptions {
  readonly check: SchemaCheck;
  /** Of the values. */
  readonly schema: SchemaShape;
  /** Absent: the schema alone says what is asked for. */
  readonly fields?: readonly FormFieldPlan[];
  /** The rest of the input, which nobody is asked for. */
  readonly bound?: Values;
  /** Fields that offer nothing to choose: only the schema can still demand them. */
  readonly choiceless?: ReadonlySet<string>;
  /** What a field is called where messages of others name it. */
  readonly labelOf?: (name: string) => string;
}

const none: ReadonlySet<string> = new Set();

export function validate(
  values: Values,
  { check, schema, fields, bound = {}, choiceless = none, labelOf = titleOf }: ValidateOptions,
): readonly FieldProblem[] {
  if (!fields) return problemsOf(check.faults(withoutEmpty(values)));
  const inputs = { ...values, ...bound };
  const asked = fields.filter((field) => isIncluded(field, inputs));
  const found = problemsOf(check.faults({ ...submitValues(values, fields, inputs, schema), ...bound }));
  // What nobody is asked for nobody can mend here; the server has the last word on it.
  const mendable = found.filter(({ path }) => asked.some(({ name }) => isWithin(nameOf(path), name)));
  const lacking = asked
    .filter((field) => field.options.required || !choiceless.has(field.name))
    .filter((field) => isRequired(field, inputs) && !field.options.readOnly && isEmpty(valueAt(values, field.name)))
    .filter(({ name }) => !mendable.some(({ path }) => nameOf(path) === name))
    .map(
      ({ name }): FieldProblem => ({
        path: pathOf(name),
        problem: { text: Array.isArray(valueAt(values, name)) ? fieldTexts.chooseOne : fieldTexts.required },
        keyword: 'required',
      }),
    );
  const known = [...mendable, ...lacking];
  const told = [...known, ...unfit(asked, values, known)].map((each) => partOf(each, asked));
  return inOrder([...told, ...outOfOrder(asked, inputs, told, labelOf)], asked);
}

/** What the server would refuse by the rule of the field, with the values that stand beside it. */
const unfit = (
  asked: readonly FormFieldPlan[],
  values: Values,
  known: readonly FieldProblem[],
): readonly FieldProblem[] =>
  asked
    .filter(({ name, options }) => !options.readOnly && !known.some(({ path }) => isWithin(nameOf(path), name)))
    .flatMap(({ name, base, rule, options: { choices } }): readonly FieldProblem[] => {
      const problem =
        rule &&
        fieldProblem(rule, valueAt(values, name), {
          allowed: choices?.map(({ value }) => String(value)),
          beside: (base === undefined ? values : valueAt(values, base)) as Values | undefined,
        });
      if (!problem) return [];
      return [{ path: pathOf(problem.part === undefined ? name : `${name}.${problem.part}`), problem }];
    });

/** What lies before what it must follow, or after what it must precede; of values that are wrong by themselves nobody says it. */
const outOfOrder = (
  asked: readonly FormFieldPlan[],
  inputs: Values,
  known: readonly FieldProblem[],
  labelOf: (name: string) => string,
): readonly FieldProblem[] =>
  asked.flatMap(({ name, follows, precedes = [], inLines = [], options }): readonly FieldProblem[] => {
    if (options.readOnly) return [];
    const isKnown = (...names: readonly string[]) => known.some(({ path }) => names.includes(nameOf(path)));
    const valueBy = ({ name, elsewhere }: Neighbour) => (elsewhere ? elsewhere.value : valueAt(inputs, name));
    const calledOf = ({ name, elsewhere }: Neighbour) => elsewhere?.label ?? labelOf(name);
    const own = valueAt(inputs, name);
    const found = [
      ...(follows && !isKnown(name, follows.name)
        ? [orderProblem({ earlier: valueBy(follows), later: own, isAfter: follows.isAfter }, calledOf(follows))]
        : []),
      ...precedes
        .filter((other) => !isKnown(name, other.name))
        .map((other) =>
          orderProblem({ earlier: own, later: valueBy(other), isAfter: other.isAfter }, calledOf(other), 'earlier'),
        ),
    ].find((problem) => problem !== undefined);
    const lines = (Array.isArray(own) ? own : []) as readonly unknown[];
    const inside = inLines.flatMap(({ earlier, later, isAfter }) =>
      lines.flatMap((line, index): readonly FieldProblem[] => {
        const place = `${name}.${index}`;
        const problem = isKnown(`${place}.${earlier}`, `${place}.${later}`)
          ? undefined
          : orderProblem(
              { earlier: valueAt(line, earlier), later: valueAt(line, later), isAfter },
              { text: titleOf(earlier) },
            );
        return problem ? [{ path: pathOf(`${place}.${later}`), problem }] : [];
      }),
    );
    return [...(found ? [{ path: pathOf(name), problem: found }] : []), ...inside];
  });

/** What is wrong with a part of a value that one control draws, such as an item of a list. */
function partOf(problem: FieldProblem, asked: readonly FormFieldPlan[]): FieldProblem {
  const name = nameOf(problem.path);
  const around = asked.find((field) => !field.isNested && field.name !== name && isWithin(name, field.name));
  return around ? { ...problem, within: around.name } : problem;
}

/** As the fields stand in the form: the first one gets the focus. */
function inOrder(problems: readonly FieldProblem[], fields: readonly FormFieldPlan[]): readonly FieldProblem[] {
  const place = ({ path }: FieldProblem) => fields.findIndex(({ name }) => isWithin(nameOf(path), name));
  return [...problems].sort((a, b) => place(a) - place(b));
}
