/** A web address, http or https only. */
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { asParsed } from '../fields/parse-problem.ts';
import { parseText } from '../fields/parse-text.ts';
import type { Problem } from '../fields/problem.ts';
import { checkForm } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';
import { safeAddress } from '../text/web-address.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Url: string;
  }
}

const isAddress = (text: string): boolean => !/\s/.test(text) && safeAddress(text) !== undefined;

/** What stands there is no address: people are shown one. */
const notAddress = (): Problem => ({ text: fieldTexts.webAddress, parameters: { example: 'https://www.example.com' } });

export default kind('Url', {
  aliases: ['Link'],
  type: 'string',
  definable: { title: 'Web address', takes: ['length'] },
  widgets: ['uri'],
  means: [{ format: 'uri' }],
  width: 220,
  beside: 0,
  link: true,
  parse(text, options) {
    const parsed = parseText(text, options);
    if ('problem' in parsed || parsed.value === null) return parsed;
    const whole = /^[^\s/:]+\.[^\s]+$/.test(parsed.value) ? `https://${parsed.value}` : parsed.value;
    return isAddress(whole) ? { value: whole } : asParsed(notAddress());
  },
  check: checkForm(isAddress, notAddress),
  filter: 'text',
  export: writeText,
  examples: [
    { name: 'usual', value: 'https://www.ostsee.example/' },
    {
      name: 'long',
      value: 'https://donaudampfschifffahrtsgesellschaft.example/unternehmen/impressum?sprache=de#datenschutz',
    },
    { name: 'other script', value: 'https://почта.example/о-нас' },
    { name: 'not a web address', value: 'javascript:alert(1)' },
    { name: 'empty', value: null, options: { placeholder: 'https://' } },
    { name: 'read only', value: 'https://nordlicht.example/portal', options: { readOnly: true } },
    { name: 'error', value: 'ostsee', error: 'Enter a web address, such as https://www.example.com' },
  ],
});
