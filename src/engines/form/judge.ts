/** What is wrong with the values of a form: by their schema, and by what its fields ask for now and then. */
import { fieldTexts } from '../../rules/field-texts.ts';
import { holds } from '../condition.ts';
import { type FieldProblem, nameOf, pathOf } from '../editing/problem.ts';
import { valueAt, withValueAt } from '../path.ts';
import type { SchemaShape, Values } from '../schema.ts';
import { isEmpty } from '../view/draft.ts';
import type { SchemaCheck } from './check.ts';
import { problemsOf } from './fault.ts';
import type { FormField } from './plan.ts';

/** Is the field asked for, as the inputs are now? */
export const isAsked = ({ when }: FormField, inputs: Values): boolean => when === undefined || holds(when, inputs);

export const isRequired = ({ options, requiredWhen }: FormField, inputs: Values): boolean =>
  options.required === true || (requiredWhen !== undefined && holds(requiredWhen, inputs));

/** The values that are sent: nothing of fields that are not asked for, nothing that is not there. */
export function settled(values: Values, fields: readonly FormField[], inputs: Values, schema: SchemaShape): Values {
  const hidden = fields.filter((field) => !isAsked(field, inputs));
  const shown = hidden.reduce((left, { name }) => withValueAt(left, name, undefined), values);
  return withoutNothing(shown, schema) as Values;
}

/** Objects in which nothing stands go too, where the call can do without them. */
function withoutNothing(value: unknown, schema?: SchemaShape): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutNothing(each, schema?.items));
  if (typeof value !== 'object' || value === null) return value;
  const left = Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
    if (each === undefined) return [];
    const kept = withoutNothing(each, schema?.properties?.[key]);
    return schema && isHollow(kept) && !schema.required?.includes(key) ? [] : [[key, kept]];
  });
  return Object.fromEntries(left);
}

const isHollow = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

export interface Judging {
  readonly check: SchemaCheck;
  /** Of the values. */
  readonly schema: SchemaShape;
  /** Absent: the schema alone says what is asked for. */
  readonly fields?: readonly FormField[];
  /** The rest of the input, which nobody is asked for. */
  readonly bound?: Values;
}

export function judged(values: Values, { check, schema, fields, bound = {} }: Judging): readonly FieldProblem[] {
  if (!fields) return problemsOf(check.faults(withoutNothing(values)));
  const inputs = { ...values, ...bound };
  const asked = fields.filter((field) => isAsked(field, inputs));
  const found = problemsOf(check.faults({ ...settled(values, fields, inputs, schema), ...bound }));
  // What nobody is asked for nobody can mend here; the server has the last word on it.
  const mendable = found.filter(({ path }) => asked.some(({ name }) => isWithin(nameOf(path), name)));
  const lacking = asked
    .filter((field) => isRequired(field, inputs) && !field.options.readOnly && isEmpty(valueAt(values, field.name)))
    .filter(({ name }) => !mendable.some(({ path }) => nameOf(path) === name))
    .map(
      ({ name }): FieldProblem => ({
        path: pathOf(name),
        problem: { text: Array.isArray(valueAt(values, name)) ? fieldTexts.chooseOne : fieldTexts.required },
        keyword: 'required',
      }),
    );
  return inOrder([...mendable, ...lacking], asked);
}

const isWithin = (name: string, field: string): boolean => name === field || name.startsWith(`${field}.`);

/** As the fields stand in the form: the first one gets the focus. */
function inOrder(problems: readonly FieldProblem[], fields: readonly FormField[]): readonly FieldProblem[] {
  const place = ({ path }: FieldProblem) => fields.findIndex(({ name }) => isWithin(nameOf(path), name));
  return [...problems].sort((a, b) => place(a) - place(b));
}
