/** What is owed against a limit, as a bar: grey what is open, in the brand's colour what is added, red what is over, a black line the limit. */
import { useTranslation } from 'react-i18next';
import type { ShowProps } from '../define/fields/field.ts';
import { showAmount } from '../rules/format/money.ts';
import exposure from '../rules/kinds/Exposure.ts';
import { type ExposureValue, exposureShares, overLimit } from '../rules/orders/exposure.ts';
import styles from './exposure/exposure.module.css';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';

/** The numbers stand beside it: the bar is their decoration. */
function Bar({ value }: { readonly value: ExposureValue }) {
  const shares = exposureShares(value);
  const width = (share: number) => ({ inlineSize: `${share * 100}%` });
  return (
    <span className={styles['bar']} aria-hidden>
      <span data-part="open" style={width(shares.open)} />
      <span data-part="added" style={width(shares.added)} />
      <span data-part="over" style={width(shares.over)} />
      {shares.limitAt !== undefined && shares.limitAt < 1 && (
        <span data-part="limit" style={{ insetInlineStart: `${shares.limitAt * 100}%` }} />
      )}
    </span>
  );
}

function Show({ value, options, locale }: ShowProps<ExposureValue>) {
  const { t } = useTranslation();
  if (value === null || value === undefined) return <EmptyValue />;
  const over = overLimit(value);
  return (
    <span className={styles['line']}>
      <Bar value={value} />
      <span className={styles['said']} data-over={over > 0 || undefined}>
        {value.Limit === undefined
          ? t('no limit set')
          : over > 0
            ? t('{amount} over', { amount: showAmount(over, options.currency, locale) })
            : t('within the limit')}
      </span>
    </span>
  );
}

function Read({ value, options, locale }: ShowProps<ExposureValue>) {
  const { t } = useTranslation();
  if (value === null || value === undefined) return <EmptyValue />;
  const amount = (figure: number) => showAmount(figure, options.currency, locale);
  const over = overLimit(value);
  const rows = [
    { part: 'open', label: t('Open orders'), figure: amount(value.Open) },
    { part: 'added', label: t('This order'), figure: amount(value.Added) },
    {
      part: 'limit',
      label: t('Credit limit'),
      figure: value.Limit === undefined ? t('no limit set') : amount(value.Limit),
    },
    ...(over > 0 ? [{ part: 'over', label: t('Over the limit'), figure: amount(over) }] : []),
  ];
  return (
    <span className={styles['card']}>
      <span className={styles['sum']}>
        <span>{t('With this order')}</span>
        <strong>
          {amount(value.Open + value.Added)} {options.currency}
        </strong>
      </span>
      <Bar value={value} />
      {rows.map(({ part, label, figure }) => (
        <span key={part} className={styles['row']} data-part={part}>
          <span>{label}</span>
          <span>{figure}</span>
        </span>
      ))}
    </span>
  );
}

export default field(exposure, { Show, Read });
