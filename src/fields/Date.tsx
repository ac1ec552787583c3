/** A day without a time ('YYYY-MM-DD'); no time zone ever moves it. Of an instant it shows the day, and all of it on hover. */
import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditProps, field, type ShowProps } from '../define/fields/field.ts';
import { fieldTexts } from '../rules/fields/field-texts.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { inputProps } from './editing/input-props.tsx';
import { parseDay, showDay, typedDay } from './formats/day-format.ts';
import { instantOf, showInstant } from './formats/instant-format.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Date: string;
  }
}

/** The calendar is heavy and needed in few forms. */
const Picker = lazy(async () => ({ default: (await import('../ui/DatePickerInput.tsx')).DatePickerInput }));

function Show({ value, locale }: ShowProps<string>) {
  if (isEmpty(value)) return <EmptyValue />;
  const exact = instantOf(value) && showInstant(value, locale);
  return (
    <time className={styles['number']} dateTime={value} title={exact}>
      {showDay(value, locale)}
    </time>
  );
}

function Edit(props: EditProps<string>) {
  const { value, locale, onChange } = props;
  const { t } = useTranslation();
  const placeholder = props.options.placeholder ?? typedDay('2027-12-31', locale);
  const { rightSection, ...rest } = inputProps({ ...props, options: { ...props.options, placeholder } });
  const text = isEmpty(value) ? '' : typedDay(value, locale);
  const isReached = useRef(props.autoFocus === true);
  const line = {
    value: text,
    readOnly: true,
    onFocus: () => {
      isReached.current = true;
    },
    onBlur: () => {
      isReached.current = false;
      props.onBlur?.();
    },
  };
  return (
    <Suspense fallback={<TextInput {...rest} {...line} />}>
      <FocusKept id={props.id} when={isReached} />
      <Picker
        {...rest}
        value={value ?? null}
        onChange={onChange}
        locale={locale}
        format={(day) => typedDay(day, locale)}
        parse={(typed) => parseDay(typed, locale) ?? null}
        previousLabel={t('Previous')}
        nextLabel={t('Next')}
      />
    </Suspense>
  );
}

/** The line that stood there while the calendar came is gone, and with it the focus of whoever had reached it. */
function FocusKept({ id, when }: { readonly id: string; readonly when: RefObject<boolean> }) {
  useLayoutEffect(() => {
    if (when.current) document.getElementById(id)?.focus();
  }, [id, when]);
  return null;
}

export default field('Date', {
  align: 'end',
  width: 120,
  Show,
  Edit,
  parse(text, _options, locale) {
    if (text.trim() === '') return { value: null };
    const value = parseDay(text, locale);
    return value === undefined ? { problem: fieldTexts.date } : { value };
  },
  filter: 'dateRange',
  export: valueTexts.Date,
  text: (value, _options, locale) => showDay(value, locale),
  examples: [
    { name: 'usual', value: '2027-02-01' },
    { name: 'leap day', value: '2024-02-29' },
    { name: 'first day', value: '1970-01-01' },
    { name: 'far away', value: '9999-12-31' },
    { name: 'empty', value: null, options: { help: 'The last day of the contract' } },
    { name: 'read only', value: '2020-09-02', options: { readOnly: true } },
    { name: 'error', value: '2020-01-01', options: { required: true }, error: 'Choose a day that is still to come' },
  ],
});
