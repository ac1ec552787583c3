/** A telephone number as people write it. */
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { asParsed } from '../fields/parse-problem.ts';
import { parseText } from '../fields/parse-text.ts';
import type { Problem } from '../fields/problem.ts';
import { checkForm } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Phone: string;
  }
}

const shape = /^\+?[\d\s()./-]+(\s*(x|ext\.?)\s*\d+)?$/i;
const fewest = 4;
/** Fifteen by E.164, and room for an extension. */
const most = 20;

export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return shape.test(text) && digits >= fewest && digits <= most;
}

/** What stands there is no number: people are shown one. */
const notPhone = (): Problem => ({ text: fieldTexts.phone, parameters: { example: '+49 30 901820' } });

export default kind('Phone', {
  type: 'string',
  definable: { title: 'Phone number', takes: [] },
  width: 160,
  beside: 0,
  link: true,
  parse(text, options) {
    const parsed = parseText(text, options);
    if ('problem' in parsed || parsed.value === null) return parsed;
    return isPhone(parsed.value) ? parsed : asParsed(notPhone());
  },
  check: checkForm(isPhone, notPhone),
  filter: 'text',
  export: writeText,
  examples: [
    { name: 'usual', value: '+49 381 4010 220' },
    { name: 'with an extension', value: '+1 (212) 555-0147 ext. 22' },
    { name: 'short', value: '1440' },
    { name: 'longest', value: '+423 123 456 789 012 ext 12345' },
    { name: 'empty', value: null, options: { placeholder: '+49 …' } },
    { name: 'read only', value: '+43 1 5880 0', options: { readOnly: true } },
    { name: 'error', value: 'call me', error: 'Enter a phone number, such as +49 30 901820' },
  ],
});
