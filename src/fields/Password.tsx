/** A secret: typed and revealed while typing, never shown, never exported. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import password from '../rules/kinds/Password.ts';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { inputProps } from './editing/input-props.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

/** Always eight dots, so the length stays a secret too. */
function Show({ value }: ShowProps<string>) {
  const { t } = useTranslation();
  if (isEmpty(value)) return <EmptyValue />;
  return (
    <span>
      <span aria-hidden className={styles['dots']}>
        ••••••••
      </span>
      <VisuallyHidden>{t('Hidden')}</VisuallyHidden>
    </span>
  );
}

const Edit = memo(function Edit(props: EditProps<string>) {
  const { value, onChange } = props;
  const { t } = useTranslation();
  const { rightSection, ...rest } = inputProps(props);
  return (
    <PasswordInput
      {...rest}
      revealLabel={t('Show password')}
      autoComplete="current-password"
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
    />
  );
});

export default field(password, {
  Show,
  Edit,
});
