/** A secret: typed and revealed while typing, never shown, never exported. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditProps, type FieldOptions, field, type Parsed, type ShowProps } from '../define/fields/field.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { inputProps } from './editing/input-props.tsx';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';
import { parseText } from './text/text-parse.ts';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Password: string;
  }
}

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

/** Spaces at the ends belong to a password. */
function parse(text: string, options: FieldOptions): Parsed<string> {
  if (text === '') return { value: null };
  const parsed = parseText(text.replace(/\s/g, '·'), options);
  return 'problem' in parsed ? parsed : { value: text };
}

export default field('Password', {
  width: 112,
  Show,
  Edit,
  parse,
  export: valueTexts.Password,
  examples: [
    { name: 'usual', value: 'correct horse battery staple' },
    { name: 'other script', value: 'Пароль-из-восьми-слов' },
    { name: 'empty', value: null, options: { help: 'At least 12 characters' } },
    { name: 'read only', value: 'secret', options: { readOnly: true } },
    { name: 'error', value: 'short', options: { required: true }, error: 'Enter at least one number' },
  ],
});
