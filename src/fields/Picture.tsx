/** A small picture that comes with the data, such as a code to be scanned; on white in every colour scheme. */
import type { ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import picture from '../rules/kinds/Picture.ts';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

/** Pictures in the text itself, and files of this server; an image runs no script, wherever it is from. */
const isShowable = (address: string): boolean =>
  /^data:image\/(png|jpeg|webp|svg\+xml);base64,[\w+/=]+$/.test(address) || /^\/(?!\/)/.test(address);

function Show({ value, options }: ShowProps<string>) {
  if (isEmpty(value) || !isShowable(value)) return <EmptyValue />;
  return <img className={styles['picture']} src={value} alt={options.label} />;
}

export default field(picture, {
  Show,
});
