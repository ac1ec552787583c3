/** An e-mail address. */
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { asParsed } from '../fields/parse-problem.ts';
import { parseText } from '../fields/parse-text.ts';
import type { Problem } from '../fields/problem.ts';
import { checkForm } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Email: string;
  }
}

/** One @, no spaces, a domain of at least two labels, of which the last has two letters or more; letters of any script (RFC 6531). */
const shape =
  /^[^\s@"<>(),;:]+@([\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])$/u;
const longest = 254;

/** What stands there is no address: people are shown one. */
const notAddress = (): Problem => ({ text: fieldTexts.email, parameters: { example: 'name@example.com' } });

export const isAddress = (text: string): boolean => shape.test(text);

export default kind('Email', {
  type: 'string',
  definable: { title: 'E-mail address', takes: ['length'] },
  widgets: ['email'],
  means: [{ format: 'email' }],
  width: 240,
  beside: 0,
  link: true,
  parse(text, options) {
    const parsed = parseText(text, { ...options, maxLength: options.maxLength ?? longest });
    if ('problem' in parsed || parsed.value === null || isAddress(parsed.value)) return parsed;
    return asParsed(notAddress());
  },
  check: checkForm(isAddress, notAddress),
  filter: 'text',
  export: writeText,
  examples: [
    { name: 'usual', value: 'katarzyna.wisniewska@ostsee.example' },
    { name: 'long', value: 'rechnungseingang.elektrizitaetswerke@donaudampfschifffahrtsgesellschaft.example' },
    { name: 'other script', value: 'юлия@почта.example' },
    { name: 'with a plus', value: 'agnes+rechnung@ostsee.example' },
    { name: 'empty', value: null, options: { help: 'Invoices go here' } },
    { name: 'read only', value: 'support@nordlicht.example', options: { readOnly: true } },
    {
      name: 'error',
      value: 'katarzyna@',
      options: { required: true },
      error: 'Enter a valid email address, such as name@example.com',
    },
  ],
});
