/** A few ways to go on, one large button each. */

import { Icon } from '../../../ui/icons.tsx';
import styles from './choice-buttons.module.css';

export interface ChoiceButtonsProps<Value> {
  readonly choices: readonly {
    readonly value: Value;
    readonly icon: string;
    readonly title: string;
    readonly text: string;
    readonly note?: string;
  }[];
  readonly onChoose: (value: Value) => void;
}

export function ChoiceButtons<Value extends string | number>({ choices, onChoose }: ChoiceButtonsProps<Value>) {
  return (
    <ul className={styles['choices']}>
      {choices.map(({ value, icon, title, text, note }) => (
        <li key={value}>
          <button type="button" onClick={() => onChoose(value)}>
            <Icon name={icon} size={20} />
            <span className={styles['words']}>
              <span className={styles['title']}>
                {title}
                {note !== undefined && <span className={styles['note']}>{note}</span>}
              </span>
              <span className={styles['text']}>{text}</span>
            </span>
            <Icon name="chevron-right" />
          </button>
        </li>
      ))}
    </ul>
  );
}
