/** A day: typed in the user's own form or picked from a calendar. Heavy; load it lazily. */
import { DateInput } from '@mantine/dates';
import './list-base.ts';
import '@mantine/dates/styles.layer.css';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { type ReactNode, useState } from 'react';
import { calendarTexts } from './calendar-texts.ts';
import styles from './DatePickerInput.module.css';
import { fieldMessage } from './field-message.tsx';

export interface DatePickerInputProps {
  readonly id?: string;
  readonly label?: ReactNode;
  readonly 'aria-label'?: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly size?: 'sm' | 'md';
  /** 'YYYY-MM-DD'. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly onBlur?: () => void;
  /** What is typed, whether it is a day or not. */
  readonly onTyped?: (text: string) => void;
  /** It stays on leaving, for it is no day. */
  readonly keepTyped?: boolean;
  readonly minimum?: string;
  readonly maximum?: string;
  readonly locale: string;
  /** How the day reads in the input, and what typed text means (null: nothing yet). */
  readonly format: (day: string) => string;
  readonly parse: (text: string) => string | null;
  readonly previousLabel: string;
  readonly nextLabel: string;
}

const floating = {
  offset: 4,
  transitionProps: { duration: 120 },
  classNames: { dropdown: styles['dropdown'] ?? '' },
};

export function DatePickerInput(props: DatePickerInputProps) {
  const {
    error,
    minimum,
    maximum,
    locale,
    format,
    parse,
    previousLabel,
    nextLabel,
    size = 'md',
    onTyped,
    keepTyped = false,
    onBlur,
    ...rest
  } = props;
  // The calendar comes when it is asked for: who only arrives at the line types first.
  const [opened, setOpened] = useState(false);
  const isFixed = rest.readOnly === true;
  return (
    <DateInput
      {...rest}
      {...fieldMessage(error)}
      {...calendarTexts(locale)}
      {...(minimum === undefined ? {} : { minDate: minimum })}
      {...(maximum === undefined ? {} : { maxDate: maximum })}
      size={size}
      fixOnBlur={!keepTyped}
      onInput={({ currentTarget }) => onTyped?.(currentTarget.value)}
      allowDeselect
      valueFormat={format}
      dateParser={parse}
      previousLabel={previousLabel}
      nextLabel={nextLabel}
      classNames={styles}
      onClick={() => setOpened(true)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown') setOpened(true);
        if (key === 'Escape') setOpened(false);
      }}
      onBlur={() => {
        setOpened(false);
        onBlur?.();
      }}
      getDayProps={() => ({ onClick: () => setOpened(false) })}
      popoverProps={{ ...floating, opened: opened && !isFixed, onDismiss: () => setOpened(false) }}
      rightSection={<IconCalendar size={16} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="none"
    />
  );
}
