/** Yes or no. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditProps, type FieldOptions, field, type ShowProps } from '../define/fields/field.ts';
import { fieldTexts } from '../rules/fields/field-texts.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Icon } from '../ui/icons.tsx';
import { inputProps } from './editing/input-props.tsx';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Checkbox: boolean;
  }
}

function Show({ value, options }: ShowProps<boolean>) {
  const { t } = useTranslation();
  if (isEmpty(value)) return <EmptyValue />;
  return (
    <span className={styles['withIcon']} data-on={value || undefined}>
      <Icon name={value ? 'check' : 'minus'} />
      {ownWord(value, options) ?? (value ? t('Yes') : t('No'))}
    </span>
  );
}

const Edit = memo(function Edit(props: EditProps<boolean>) {
  const { value, options, onChange } = props;
  const { readOnly, placeholder, rightSection, ...rest } = inputProps(props);
  return (
    <Checkbox
      {...rest}
      checked={value ?? false}
      disabled={options.readOnly ?? false}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
});

const ownWord = (value: boolean, { choices }: FieldOptions) => choices?.find((choice) => choice.value === value)?.label;

export default field('Checkbox', {
  width: 96,
  Show,
  Edit,
  parse(text, options) {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return { value: null };
    const value = [true, false].find((one) => valueTexts.Checkbox(one, options, '').toLowerCase() === wanted);
    if (value !== undefined) return { value };
    if (wanted === '1' || wanted === 'yes' || wanted === 'true') return { value: true };
    return wanted === '0' || wanted === 'no' || wanted === 'false' ? { value: false } : { problem: fieldTexts.format };
  },
  filter: 'boolean',
  words: (t) => [
    { value: true, label: t('Yes') },
    { value: false, label: t('No') },
  ],
  export: valueTexts.Checkbox,
  examples: [
    { name: 'yes', value: true, options: { help: 'One mail per month' } },
    { name: 'no', value: false },
    {
      name: 'own words',
      value: true,
      options: {
        choices: [
          { value: true, label: 'Steuerbefreiungsbescheinigung liegt vor' },
          { value: false, label: 'Keine Bescheinigung' },
        ],
      },
    },
    { name: 'empty', value: null },
    { name: 'read only', value: true, options: { readOnly: true, reason: 'Enforced by the reseller' } },
    { name: 'error', value: false, options: { required: true }, error: 'This field is required' },
  ],
});
