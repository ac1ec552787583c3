/** A few codes to be kept: one below the other, all of them copied at once. */
import type { ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import codes from '../rules/kinds/Codes.ts';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

function Show({ value }: ShowProps<readonly string[]>) {
  if (isEmpty(value)) return <EmptyValue />;
  return (
    <span className={styles['codes']}>
      {value.map((code) => (
        <code key={code} dir="ltr">
          {code}
        </code>
      ))}
    </span>
  );
}

export default field(codes, {
  Show,
});
