/** A whole number of a row between − and +; what is wrong with it stands below. */
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseNumber, showNumber } from '../../../rules/format/number.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { PlacedColumn } from '../columns/use-columns.ts';
import type { RowContext } from '../grid/row-context.ts';
import type { VisibleRow } from '../model/visible-rows.ts';
import type { EditPlan } from './edit-plan.ts';
import styles from './step-cell.module.css';
import { useSteps } from './use-steps.ts';

export interface StepCellProps {
  readonly plan: EditPlan;
  readonly column: PlacedColumn;
  readonly line: VisibleRow;
  /** What the row is called. */
  readonly name: string;
  readonly context: RowContext;
}

export function StepCell({ plan, column, line: { row }, name, context: { locale, handlers } }: StepCellProps) {
  const { t } = useTranslation();
  const { field } = column.plan;
  const steps = useSteps({ plan, field, row, scope: () => handlers.now().scope });
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = plan.fields.get(field)?.limits ?? {};
  const value = steps.wanted ?? Number(column.read(row) ?? minimum);
  const [typed, setTyped] = useState<string>();
  const set = (next: number) => {
    setTyped(undefined);
    const within = Math.min(maximum, Math.max(minimum, next));
    if (within !== value) steps.set(within);
  };
  const take = () => {
    if (typed === undefined) return;
    const read = parseNumber(typed, locale);
    // What is no whole number was not meant.
    if (Number.isInteger(read)) set(Number(read));
    else setTyped(undefined);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => set(value + 1),
    ArrowDown: () => set(value - 1),
    Enter: take,
    Escape: () => setTyped(undefined),
  };
  const press = (event: KeyboardEvent) => {
    // The arrows of the list stay out of it.
    event.stopPropagation();
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const label = `${column.title}: ${name}`;
  const button = (icon: 'minus' | 'plus', text: string, next: number) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${text}: ${name}`}
      title={text}
      disabled={next < minimum || next > maximum}
      onClick={() => set(next)}
    >
      <Icon name={icon} size={16} />
    </button>
  );
  return (
    <div className={styles['steps']} data-failed={steps.failure !== undefined || undefined}>
      <div className={styles['box']}>
        {button('minus', t('One fewer'), value - 1)}
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={minimum}
          aria-invalid={steps.failure !== undefined || undefined}
          value={typed ?? showNumber(value, locale)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={take}
          onKeyDown={press}
        />
        {button('plus', t('One more'), value + 1)}
      </div>
      {steps.failure !== undefined && <p role="alert">{steps.failure}</p>}
    </div>
  );
}
