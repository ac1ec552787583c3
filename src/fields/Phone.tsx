/** A telephone number as people write it; shown as a link that dials. */
import { type FieldOptions, field, type Parsed, type ShowProps } from '../define/fields/field.ts';
import { fieldTexts } from '../rules/fields/field-texts.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';
import { textFaces } from './text/text-faces.tsx';
import { parseText } from './text/text-parse.ts';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Phone: string;
  }
}

const shape = /^\+?[\d\s()./-]+(\s*(x|ext\.?)\s*\d+)?$/i;
const fewest = 4;
/** Fifteen by E.164, and room for an extension. */
const most = 20;

function parse(text: string, options: FieldOptions): Parsed<string> {
  const parsed = parseText(text, options);
  if ('problem' in parsed || parsed.value === null) return parsed;
  const digits = parsed.value.replace(/\D/g, '').length;
  return shape.test(parsed.value) && digits >= fewest && digits <= most ? parsed : { problem: fieldTexts.format };
}

function Show({ value }: ShowProps<string>) {
  if (isEmpty(value)) return <EmptyValue />;
  if (!shape.test(value)) return <bdi>{value}</bdi>;
  const dialled = value.replace(/\s*(x|ext).*$/i, '').replace(/[^\d+]/g, '');
  return (
    <a className={styles['number']} dir="ltr" href={`tel:${dialled}`}>
      {value}
    </a>
  );
}

export default field('Phone', {
  width: 160,
  Show,
  ...textFaces(parse, { inputMode: 'tel', autoComplete: 'tel' }),
  examples: [
    { name: 'usual', value: '+49 381 4010 220' },
    { name: 'with an extension', value: '+1 (212) 555-0147 ext. 22' },
    { name: 'short', value: '1440' },
    { name: 'longest', value: '+423 123 456 789 012 ext 12345' },
    { name: 'empty', value: null, options: { placeholder: '+49 …' } },
    { name: 'read only', value: '+43 1 5880 0', options: { readOnly: true } },
    { name: 'error', value: 'call me', error: 'Invalid format' },
  ],
});
