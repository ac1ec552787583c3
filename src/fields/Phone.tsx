/** A telephone number as people write it; shown as a link that dials. */
import type { ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import phone, { isPhone } from '../rules/kinds/Phone.ts';
import { typedText } from './editing/typed-text.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

function Show({ value }: ShowProps<string>) {
  if (isEmpty(value)) return <EmptyValue />;
  if (!isPhone(value)) return <bdi>{value}</bdi>;
  const dialled = value.replace(/\s*(x|ext).*$/i, '').replace(/[^\d+]/g, '');
  return (
    <a className={styles['number']} dir="ltr" href={`tel:${dialled}`}>
      {value}
    </a>
  );
}

export default field(phone, {
  Show,
  Edit: typedText(phone.parse, { inputMode: 'tel', autoComplete: 'tel' }),
});
