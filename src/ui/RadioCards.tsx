/** One of a few choices, or several, each on a card with what is to be known of it. */
import { type ReactNode, useId } from 'react';
import { fieldMessage } from './field-message.tsx';
import styles from './RadioCards.module.css';

export interface RadioCard {
  readonly value: string;
  readonly label: string;
  readonly note?: string | undefined;
}

export interface RadioCardsProps {
  /** Of the choice that is reached first. */
  readonly id: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** A list: several may be chosen, or none. */
  readonly value: string | readonly string[] | undefined;
  readonly choices: readonly RadioCard[];
  /** In place of the cards, where there are none. */
  readonly empty: ReactNode;
  /** Of several: the one that is taken to them, or away. */
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

export function RadioCards(props: RadioCardsProps) {
  const { id, label, description, error, required, disabled, value, choices, empty, onChange, onBlur } = props;
  const name = useId();
  const chosen = [value ?? []].flat();
  const isOne = !Array.isArray(value);
  const reached = isOne ? choices.findIndex((choice) => choice.value === value) : 0;
  const described = [error ? `${id}-error` : '', description ? `${id}-description` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className={styles['group']} {...(described ? { 'aria-describedby': described } : {})}>
      <legend className={styles['label']}>
        {label}
        {required && (
          <span className={styles['required']} aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      {choices.length === 0 && <p className={styles['empty']}>{empty}</p>}
      <div className={styles['cards']}>
        {choices.map((choice, index) => (
          <Card
            key={choice.value}
            id={index === Math.max(reached, 0) ? id : `${id}-${choice.value}`}
            {...{ choice, name, error, disabled, onChange, onBlur }}
            type={isOne ? 'radio' : 'checkbox'}
            required={isOne && required}
            checked={chosen.includes(choice.value)}
          />
        ))}
      </div>
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          {fieldMessage(error).error}
        </p>
      )}
      {description && (
        <p className={styles['help']} id={`${id}-description`}>
          {description}
        </p>
      )}
    </fieldset>
  );
}

interface CardProps extends Pick<RadioCardsProps, 'error' | 'disabled' | 'required' | 'onChange' | 'onBlur'> {
  readonly id: string;
  readonly name: string;
  readonly choice: RadioCard;
  readonly type: 'radio' | 'checkbox';
  readonly checked: boolean;
}

function Card({ id, type, name, choice, checked, error, disabled, required, onChange, onBlur }: CardProps) {
  return (
    <label className={styles['card']} htmlFor={id}>
      <input
        {...{ id, type, name, checked, disabled, required, onBlur }}
        value={choice.value}
        {...(error ? { 'aria-invalid': true } : {})}
        {...(choice.note ? { 'aria-describedby': `${id}-note` } : {})}
        onChange={() => onChange(choice.value)}
      />
      <span className={styles['text']}>
        <span className={styles['name']}>{choice.label}</span>
        {choice.note && (
          <span className={styles['note']} id={`${id}-note`}>
            {choice.note}
          </span>
        )}
      </span>
    </label>
  );
}
