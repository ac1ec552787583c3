/** A key that people type from the screen: groups of four to read, and no space in what is copied. */
import { Fragment } from 'react';
import styles from './grouped-key.module.css';

export const GroupedKey = ({ value }: { readonly value: string }) => (
  <code className={styles['key']} dir="ltr">
    {(value.match(/.{1,4}/gu) ?? []).map((group, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other identity
      <Fragment key={index}>
        <span>{group}</span>
        <wbr />
      </Fragment>
    ))}
  </code>
);
