/** A list of plain values of one kind: each item is shown and edited as its kind does. */
import { Fragment } from 'react';
import type { ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import list, { type ItemsOptions, type ItemValue, optionsOfItem } from '../rules/kinds/ValueList.ts';
import { field } from './field.ts';
import { faceOfItem } from './items/face-of-item.ts';
import styles from './items/items.module.css';
import { ItemsEdit } from './items/items-edit.tsx';
import { EmptyValue } from './text/empty-value.tsx';

type Shown = ShowProps<readonly ItemValue[], ItemsOptions>;

const places = (value: readonly ItemValue[]) => [...value.entries()];

function Show({ value, options, locale }: Shown) {
  if (isEmpty(value) || value.length === 0) return <EmptyValue />;
  const { Show: One } = faceOfItem(options.with);
  return (
    <span className={styles['inLine']}>
      {places(value).map(([index, item]) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <One value={item} options={optionsOfItem(options)} locale={locale} />
        </Fragment>
      ))}
    </span>
  );
}

function Read({ value, options, locale }: Shown) {
  if (isEmpty(value) || value.length === 0) return <EmptyValue />;
  const { Show: One } = faceOfItem(options.with);
  return (
    <ul className={styles['read']}>
      {places(value).map(([index, item]) => (
        <li key={index}>
          <One value={item} options={optionsOfItem(options)} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

export default field(list, {
  Show,
  Read,
  Edit: ItemsEdit,
});
