/** One of few choices, side by side, all in sight. */
import { type ReactNode, useId } from 'react';
import styles from './Segments.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SegmentChoice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** In place of the label, which is then heard and seen on hover. */
  readonly icon?: ReactNode;
}

export interface SegmentsProps<Value extends string> {
  /** Of the choice that stands. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly SegmentChoice<Value>[];
  /** As high as the buttons of a toolbar, and named to those who hear alone. */
  readonly small?: boolean;
  readonly onChange: (value: Value) => void;
}

export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { id, label, value, choices, small = false, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles['group']} data-small={small || undefined}>
      <legend className={styles['label']}>{small ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <div className={styles['choices']}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            htmlFor={choice.value === value ? id : undefined}
            className={styles['choice']}
            title={choice.icon && typeof choice.label === 'string' ? choice.label : undefined}
          >
            <input
              id={choice.value === value ? id : undefined}
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className={styles['input']}
            />
            {choice.icon}
            {choice.icon ? <VisuallyHidden>{choice.label}</VisuallyHidden> : choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
