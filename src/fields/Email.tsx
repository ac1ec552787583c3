/** An e-mail address; shown as a link that opens the mail program. */
import { type FieldOptions, field, type Parsed, type ShowProps } from '../define/fields/field.ts';
import { fieldTexts } from '../rules/fields/field-texts.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import { textFaces } from './text/text-faces.tsx';
import { parseText } from './text/text-parse.ts';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Email: string;
  }
}

/** One @, no spaces, a domain of at least two labels; letters of any script. */
const shape = /^[^\s@"<>(),;:]+@[^\s@.]+(\.[^\s@.]+)+$/;
const longest = 254;

function parse(text: string, options: FieldOptions): Parsed<string> {
  const parsed = parseText(text, { ...options, maxLength: options.maxLength ?? longest });
  if ('problem' in parsed || parsed.value === null || shape.test(parsed.value)) return parsed;
  return { problem: fieldTexts.email };
}

function Show({ value }: ShowProps<string>) {
  if (isEmpty(value)) return <EmptyValue />;
  return shape.test(value) ? <a href={`mailto:${encodeURI(value)}`}>{value}</a> : <bdi>{value}</bdi>;
}

export default field('Email', {
  width: 240,
  Show,
  ...textFaces(parse, { inputMode: 'email', autoComplete: 'email' }),
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
