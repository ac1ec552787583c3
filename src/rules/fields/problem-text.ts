/** What a validator found, in the words of the catalogue; the server and the forms say a fault of a JSON Schema alike (VAL-43 to VAL-54). */
import { exampleDay } from '../format/day.ts';
import { exampleInstant } from '../format/instant-text.ts';
import { exampleTime, timeOfDayPattern } from '../format/time-of-day.ts';
import { fieldTexts } from './field-texts.ts';
import type { Problem } from './problem.ts';

/** A fault as Ajv reports it; `parentSchema` is there when the validator is asked to be verbose. */
export interface SchemaError {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema?: unknown;
}

type FieldText = keyof typeof fieldTexts;
type Say = (fault: SchemaError) => Problem;

const problem = (text: FieldText, parameters?: Problem['parameters']): Problem =>
  parameters ? { text: fieldTexts[text], parameters } : { text: fieldTexts[text] };

const limitOf = ({ params }: SchemaError): number => Number(params['limit']);
const limit =
  (text: FieldText): Say =>
  (fault) =>
    problem(text, { n: limitOf(fault) });

/** Nothing was given where the schema asks for a first one: people are told what to do, not how many are lacking. */
const atLeast =
  (first: FieldText, more: FieldText): Say =>
  (fault) =>
    limitOf(fault) === 1 ? problem(first) : limit(more)(fault);

/** A length that may be neither less nor more is said as one (VAL-50). */
const length =
  (otherwise: Say): Say =>
  (fault) => {
    const { minLength, maxLength } = (fault.parentSchema ?? {}) as { minLength?: number; maxLength?: number };
    const strict = minLength !== undefined && minLength === maxLength && minLength > 1;
    return strict ? problem('strictLength', { n: minLength }) : otherwise(fault);
  };

const typeTexts: Readonly<Record<string, FieldText>> = { number: 'number', integer: 'integer' };
/** Of a form with a name people are shown one. */
const formats: Readonly<Record<string, () => Problem>> = {
  email: () => problem('email', { example: 'name@example.com' }),
  uri: () => problem('webAddress', { example: 'https://www.example.com' }),
  date: () => problem('dateLike', { example: exampleDay }),
  'date-time': () => problem('dateTime', { example: exampleInstant }),
  time: () => problem('timeLike', { example: exampleTime }),
};

/** `^[A-Z]+$` and its like ask for capitals; `^[^;]*$` excludes one character. */
function patternText({ params }: SchemaError): Problem {
  const pattern = String(params['pattern']);
  if (pattern === timeOfDayPattern) return problem('timeLike', { example: exampleTime });
  if (/^\^\[(A-Z|\\p\{Lu\})\]([*+]|\{[\d,]+\})\$$/.test(pattern)) return problem('uppercase');
  const excluded = /^\^\[\^\\?(.)\][*+]\$$/u.exec(pattern)?.[1];
  return excluded === undefined ? problem('format') : problem('excludedCharacter', { c: excluded });
}

const says: Readonly<Record<string, Say>> = {
  required: () => problem('required'),
  type: ({ params }) => problem(typeTexts[String(params['type'])] ?? 'format'),
  format: ({ params }) => formats[String(params['format'])]?.() ?? problem('format'),
  pattern: patternText,
  minLength: length(atLeast('required', 'minLength')),
  maxLength: length(limit('maxLength')),
  minItems: atLeast('chooseOne', 'minItems'),
  maxItems: limit('maxItems'),
  uniqueItems: () => problem('unique'),
  minimum: limit('minimum'),
  maximum: limit('maximum'),
  exclusiveMinimum: limit('moreThan'),
  exclusiveMaximum: limit('lessThan'),
  multipleOf: ({ params }) => problem('multiple', { n: Number(params['multipleOf']) }),
  enum: ({ params }) => problem('oneOf', { allowed: (params['allowedValues'] as readonly unknown[]).join(', ') }),
  const: ({ params }) => problem('oneOf', { allowed: String(params['allowedValue']) }),
};

/** The text, which is also the key of its translations, and its parameters. */
export const problemText = (fault: SchemaError): Problem => says[fault.keyword]?.(fault) ?? problem('format');

/** Which field a fault is about, as names joined by dots; undefined when it is about the whole. */
export function invalidField({ instancePath, params }: SchemaError & { instancePath: string }): string | undefined {
  const absent = params['missingProperty'];
  const path = instancePath.split('/').slice(1);
  return [...path, ...(typeof absent === 'string' ? [absent] : [])].join('.') || undefined;
}
