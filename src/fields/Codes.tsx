/** A few codes to be kept: one below the other, all of them copied at once. */
import { field, type ShowProps } from '../define/fields/field.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Codes: readonly string[];
  }
}

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

export default field('Codes', {
  width: 240,
  copy: true,
  Show,
  parse(text) {
    const codes = text.split(/\s+/).filter(Boolean);
    return { value: codes.length === 0 ? null : codes };
  },
  export: valueTexts.Codes,
  examples: [
    { name: 'usual', value: ['k7xm-qp3v-9trw', 'h2zn-4bfs-w8dc', 'p9ym-2kxt-7vre', 'd4hs-8wqn-3cbf'] },
    { name: 'one', value: ['492039'] },
    { name: 'long', value: ['otpauth-migration-CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAB'] },
    { name: 'empty', value: null },
  ],
});
