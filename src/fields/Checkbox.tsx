/** Yes or no. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps, FieldOptions, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import checkbox, { type CheckboxOptions } from '../rules/kinds/Checkbox.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Icon } from '../ui/icons.tsx';
import { inputProps } from './editing/input-props.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

function Show({ value, options }: ShowProps<boolean, CheckboxOptions>) {
  const { t } = useTranslation();
  if (isEmpty(value)) return <EmptyValue />;
  if (!value && options.with?.quiet) return <EmptyValue word={ownWord(value, options) ?? t('No')} />;
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

export default field(checkbox, {
  Show,
  Edit,
  words: (t) => [
    { value: true, label: t('Yes') },
    { value: false, label: t('No') },
  ],
});
