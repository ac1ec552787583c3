/** An e-mail address. */
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { parseText } from '../fields/parse-text.ts';
import { checkForm } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Email: string;
  }
}

/** One @, no spaces, a domain of at least two labels; letters of any script. */
const shape = /^[^\s@"<>(),;:]+@[^\s@.]+(\.[^\s@.]+)+$/;
const longest = 254;

export const isAddress = (text: string): boolean => shape.test(text);

export default kind('Email', {
  type: 'string',
  means: [{ format: 'email' }],
  width: 240,
  beside: 0,
  link: true,
  parse(text, options) {
    const parsed = parseText(text, { ...options, maxLength: options.maxLength ?? longest });
    if ('problem' in parsed || parsed.value === null || isAddress(parsed.value)) return parsed;
    return { problem: fieldTexts.email };
  },
  check: checkForm(isAddress, 'email'),
  filter: 'text',
  export: writeText,
  examples: [
    { name: 'usual', value: 'katarzyna.wisniewska@ostsee.example' },
    { name: 'long', value: 'rechnungseingang.elektrizitaetswerke@donaudampfschifffahrtsgesellschaft.example' },
    { name: 'other script', value: 'юлия@почта.example' },
    { name: 'with a plus', value: 'agnes+rechnung@ostsee.example' },
    { name: 'empty', value: null, options: { help: 'Invoices go here' } },
    { name: 'read only', value: 'support@nordlicht.example', options: { readOnly: true } },
    { name: 'error', value: 'katarzyna@', options: { required: true }, error: 'Enter a valid email address' },
  ],
});
