/** One of few choices, side by side, all in sight. */
import { type ReactNode, useId } from 'react';
import styles from './Segments.module.css';

export interface SegmentsProps<Value extends string> {
  /** Of the choice that stands. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (value: Value) => void;
}

export function Segments<Value extends string>({ id, label, value, choices, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['label']}>{label}</legend>
      <div className={styles['choices']}>
        {choices.map((choice) => (
          <label key={choice.value} htmlFor={choice.value === value ? id : undefined} className={styles['choice']}>
            <input
              id={choice.value === value ? id : undefined}
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className={styles['input']}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
