/** What the server says of the input it refused, at the fields that it means. */
import { CallError } from '../../client/first/call-error.ts';
import type { FormFieldPlan } from '../field-plan/form-field-plan.ts';
import { type FieldProblem, pathOf } from './problem.ts';

export interface Refusal {
  /** At fields of the form. */
  readonly problems: readonly FieldProblem[];
  /** What belongs to no field. */
  readonly message: string | undefined;
}

type Known = Pick<FormFieldPlan, 'name' | 'options' | 'base'> & {
  /** The input that takes it, where that is called otherwise. */
  readonly input?: string | undefined;
};

/** What the server may call a field; those of its layouts go by their own names there. */
const namesOf = ({ name, base, input }: Known): readonly string[] => [
  name,
  ...(input === undefined ? [] : [input]),
  ...(base === undefined ? [] : [name.slice(base.length + 1)]),
];

/** Where a form shows what is said of `name`: at the field itself, at one that ends so, or at a part of one. */
function placeOf(fields: readonly Known[], name: string): string | undefined {
  const whole = fields.find((field) => field.name === name) ?? fields.find((field) => namesOf(field).includes(name));
  const alike = whole ?? fields.find((field) => field.name.endsWith(`.${name}`));
  if (alike) return alike.name;
  const parts = fields.flatMap((field) =>
    namesOf(field)
      .filter((own) => name.startsWith(`${own}.`))
      .map((own) => `${field.name}${name.slice(own.length)}`),
  );
  return parts[0];
}

const said = (name: string, text: string): FieldProblem => ({ path: pathOf(name), problem: { text }, said: true });

export function refusalOf(error: unknown, fields: readonly Known[]): Refusal {
  const message = error instanceof Error ? error.message : String(error);
  const byField = error instanceof CallError ? Object.entries(error.fields) : [];
  const found = byField.flatMap(([name, text]) => {
    const place = placeOf(fields, name);
    return place === undefined ? [] : [said(place, text)];
  });
  if (found.length > 0) return { problems: found, message: found.length < byField.length ? message : undefined };
  const about = aboutOne(message, fields);
  return about ? { problems: [about], message: undefined } : { problems: [], message };
}

/** 'City: This field is required' is about the field with this name or label. */
function aboutOne(message: string, fields: readonly Known[]): FieldProblem | undefined {
  for (const { name, base, options } of fields) {
    const own = base === undefined ? name : name.slice(base.length + 1);
    const start = [options.label, name, own].find((each) => message.startsWith(`${each}: `));
    if (start !== undefined) return said(name, message.slice(start.length + 2));
  }
  return undefined;
}
