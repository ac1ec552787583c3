/** A number or code by which people and programs know a thing. */
import { Type } from 'typebox';
import { bicProblem, ibanProblem } from '../fields/codes/bank-account.ts';
import { vatProblem } from '../fields/codes/vat-number.ts';
import { kind } from '../fields/kind.ts';
import { asParsed } from '../fields/parse-problem.ts';
import { parseText } from '../fields/parse-text.ts';
import type { Problem } from '../fields/problem.ts';
import { checkText } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Identifier: string;
  }
  interface FieldKindOptions {
    Identifier: IdentifierOptions;
  }
}

/** What is wrong with an identifier of a form that is known. */
const forms = {
  Iban: ibanProblem,
  Bic: bicProblem,
  VatNumber: vatProblem,
  // Read and typed in groups of four.
  Key: (): Problem | undefined => undefined,
} as const;

export interface IdentifierOptions {
  readonly form?: keyof typeof forms;
}

const options = Type.Object(
  { form: Type.Optional(Type.Enum(Object.keys(forms) as (keyof typeof forms)[])) },
  { additionalProperties: false },
);

function formProblem(value: string, told: unknown): Problem | undefined {
  const { form } = (told ?? {}) as IdentifierOptions;
  return form && forms[form](value);
}

export default kind('Identifier', {
  type: 'string',
  width: 160,
  beside: 0,
  copy: true,
  options,
  parse(text, options) {
    const parsed = parseText(text, options);
    const problem = 'value' in parsed && parsed.value !== null && formProblem(parsed.value, options.with);
    return problem ? asParsed(problem) : parsed;
  },
  check: (value, rule, allowed) => checkText(value, rule, allowed) ?? formProblem(value as string, rule.With),
  filter: 'text',
  export: writeText,
  examples: [
    { name: 'usual', value: 'C-100734' },
    { name: 'with spaces', value: 'AT61 1904 3002 3457 3201' },
    { name: 'long', value: 'a7c1f0e9-3b5d-4826-b190-7ce25f38d46a-2026-11-21T08:55:00Z' },
    {
      name: 'bank account',
      value: 'AT61 1904 3002 3457 3201',
      options: { with: { form: 'Iban' } },
    },
    { name: 'key', value: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', options: { with: { form: 'Key' } } },
    { name: 'empty', value: null, options: { placeholder: 'As in the register' } },
    { name: 'read only', value: 'FN 214077 k', options: { readOnly: true, reason: 'Set by the company register' } },
    { name: 'error', value: 'FN', options: { required: true, minLength: 3 }, error: 'At least 3 characters' },
  ],
});
