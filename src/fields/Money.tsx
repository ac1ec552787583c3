/** An amount; its currency comes with the field and stands small after the number. */
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { numberWhenWrong } from '../rules/fields/parse-number.ts';
import { showAmount } from '../rules/format/money.ts';
import money from '../rules/kinds/Money.ts';
import { TypedEdit } from './editing/typed-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

function Show({ value, options, locale }: ShowProps<number>) {
  if (isEmpty(value)) return <EmptyValue />;
  const { currency } = options;
  return (
    <span className={styles['number']}>
      {showAmount(value, currency, locale)}
      {currency !== undefined && (
        <span className={styles['code']} data-currency>
          {' '}
          {currency}
        </span>
      )}
    </span>
  );
}

function Edit(props: EditProps<number>) {
  const { currency } = props.options;
  return (
    <TypedEdit
      {...props}
      toText={(value, locale) => showAmount(value, currency, locale)}
      parse={money.parse}
      whenWrong={numberWhenWrong}
      inputMode="decimal"
      {...(currency === undefined ? {} : { after: <span className={styles['code']}>{currency}</span> })}
    />
  );
}

export default field(money, {
  Show,
  Edit,
});
