/** A small picture that comes with the data, such as a code to be scanned; on white in every colour scheme. */
import { field, type ShowProps } from '../define/fields/field.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';
import { parseText } from './text/text-parse.ts';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Picture: string;
  }
}

/** Pictures in the text itself, and files of this server; an image runs no script, wherever it is from. */
const isShowable = (address: string): boolean =>
  /^data:image\/(png|jpeg|webp|svg\+xml);base64,[\w+/=]+$/.test(address) || /^\/(?!\/)/.test(address);

function Show({ value, options }: ShowProps<string>) {
  if (isEmpty(value) || !isShowable(value)) return <EmptyValue />;
  return <img className={styles['picture']} src={value} alt={options.label} />;
}

const drawn = (shapes: string): string =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`)}`;

export default field('Picture', {
  width: 96,
  Show,
  parse: parseText,
  export: valueTexts.Text,
  examples: [
    { name: 'usual', value: drawn('<path d="M1 1h3v3h-3zM5 1h3v3h-3zM1 5h3v3h-3zM6 6h1v1h-1z"/>') },
    { name: 'round', value: drawn('<circle cx="4.5" cy="4.5" r="4" fill="#1867c0"/>') },
    { name: 'not a picture of ours', value: 'javascript:alert(1)' },
    { name: 'empty', value: null },
  ],
});
