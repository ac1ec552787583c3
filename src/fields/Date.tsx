/** A day without a time ('YYYY-MM-DD'); no time zone ever moves it. Of an instant it shows the day, and all of it on hover. */
import { type ChangeEvent, lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  /** What was typed while the calendar came. */
  const [early, setEarly] = useState<string>();
  const parsed = date.parse(typed, props.options, locale);
  const problem: Problem | undefined =
    'problem' in parsed
      ? { text: parsed.problem, ...(parsed.parameters && { parameters: parsed.parameters }) }
      : undefined;
  useInvalidInput(props.id, problem);
  /** Said after leaving; while somebody types, nothing turns red. */
  const [said, say] = useState(false);
  const leave = () => {
    if (early === '' && !isEmpty(value)) onChange(null);
    if ('value' in parsed) {
      setEarly(undefined);
      if (parsed.value !== null && parsed.value !== value) onChange(parsed.value);
      setTyped('');
    }
    afterPress(() => say(true));
    props.onBlur?.();
  };
  const line = {
    value: early ?? text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      say(false);
      setEarly(currentTarget.value);
      setTyped(currentTarget.value);
    },
    onFocus: () => {
      isReached.current = true;
    },
    onBlur: () => {
      isReached.current = false;
      leave();
    },
  };
  const message = said && problem ? { error: <ProblemText problem={problem} locale={locale} /> } : {};
  return (
    <Suspense fallback={<TextInput {...rest} {...line} {...message} />}>
      <Picker
        {...rest}
        {...message}
        value={value ?? null}
        onChange={(day) => {
          setTyped('');
          onChange(day);
        }}
        onTyped={(text) => {
          // The line that is kept is no new text: what was said of it stays.
          if (text !== typed) say(false);
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
      <LineKept id={props.id} isReached={isReached} text={early} onKept={() => setEarly(undefined)} />
    </Suspense>
  );
}

interface LineKeptProps {
  readonly id: string;
  readonly isReached: RefObject<boolean>;
  readonly text: string | undefined;
  readonly onKept: () => void;
}

/** The line that stood there while the calendar came is gone: what was typed into it and the focus go on to the one that came. */
function LineKept({ id, isReached, text, onKept }: LineKeptProps) {
  const latest = useRef({ text, onKept });
  latest.current = { text, onKept };
  useLayoutEffect(() => {
    if (isReached.current) document.getElementById(id)?.focus();
  }, [id, isReached]);
  useEffect(() => {
    const input = document.getElementById(id);
    const { text, onKept } = latest.current;
    if (text === undefined || !(input instanceof HTMLInputElement)) return;
    // As if it were typed there: the calendar keeps the text of its line to itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    onKept();
  }, [id]);
  return null;
}

export default field(date, {
  Show,
  Edit,
});
