/** A day without a time ('YYYY-MM-DD'); no time zone ever moves it. Of an instant it shows the day, and all of it on hover. */
import { lazy, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import type { Problem } from '../rules/fields/problem.ts';
import { showDay, typedDay } from '../rules/format/day.ts';
import { instantOf, showInstant } from '../rules/format/instant-text.ts';
import { parseDay } from '../rules/format/parse-day.ts';
import date from '../rules/kinds/Date.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { afterPress } from './editing/after-press.ts';
import { inputProps } from './editing/input-props.tsx';
import { ProblemText } from './editing/problem-text.tsx';
import { useInvalidInput } from './editing/use-invalid-input.ts';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

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
  const [typed, setTyped] = useState('');
  const parsed = date.parse(typed, props.options, locale);
  const problem: Problem | undefined =
    'problem' in parsed
      ? { text: parsed.problem, ...(parsed.parameters && { parameters: parsed.parameters }) }
      : undefined;
  useInvalidInput(props.id, problem);
  /** Said after leaving; while somebody types, nothing turns red. */
  const [said, say] = useState(false);
  const leave = () => {
    if ('value' in parsed) {
      if (parsed.value !== null && parsed.value !== value) onChange(parsed.value);
      setTyped('');
    }
    afterPress(() => say(true));
    props.onBlur?.();
  };
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
        {...(said && problem ? { error: <ProblemText problem={problem} locale={locale} /> } : {})}
        value={value ?? null}
        onChange={(day) => {
          setTyped('');
          onChange(day);
        }}
        onTyped={(text) => {
          say(false);
          setTyped(text);
        }}
        keepTyped={problem !== undefined}
        onBlur={leave}
        locale={locale}
        format={(day) => typedDay(day, locale)}
        // Two figures may be the beginning of four: they are a year when somebody leaves.
        parse={(text) => (/\p{N}{4}/u.test(text) ? (parseDay(text, locale) ?? null) : null)}
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

export default field(date, {
  Show,
  Edit,
});
