/** The panel of a chip: choices hold at once, what is typed holds when it is applied. */
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { translatedChoices } from '../field-text.ts';
import type { Values } from '../schema.ts';
import type { FieldPlan } from '../view/core.ts';
import { FieldEdit } from '../view/field-edit.tsx';
import styles from './chips.module.css';
import type { Chip } from './chips.ts';
import type { FilterPlan } from './filters.ts';
import { withFilter } from './state.ts';
import type { List } from './use-list.ts';

export interface ChipEditorProps {
  readonly chip: Chip;
  readonly list: List;
  readonly onDone: () => void;
}

export function ChipEditor({ chip, list, onDone }: ChipEditorProps) {
  const [only] = chip.filters;
  if (only?.face === 'choices' && chip.filters.length === 1) return <ChoicesEditor filter={only} list={list} />;
  if (only?.face === 'dateFrom' || only?.face === 'dateTo') return <DaysEditor chip={chip} list={list} />;
  return <ValuesEditor chip={chip} list={list} onDone={onDone} />;
}

function ChoicesEditor({ filter, list }: { readonly filter: FilterPlan; readonly list: List }) {
  const { t } = useTranslation();
  const { state, change } = list;
  const value = state.filters[filter.field];
  const chosen = (Array.isArray(value) ? value : value === undefined ? [] : [value]) as readonly unknown[];
  const choose = (choice: unknown, on: boolean) => {
    const next = filter.many
      ? [...chosen.filter((each) => each !== choice), ...(on ? [choice] : [])]
      : on
        ? choice
        : undefined;
    change(withFilter(state, filter.field, Array.isArray(next) && next.length === 0 ? undefined : next));
  };
  return (
    <div className={styles['choices']}>
      {translatedChoices(filter.choices ?? [], t).map((choice) => (
        <Checkbox
          key={String(choice.value)}
          label={choice.label}
          checked={chosen.includes(choice.value)}
          onChange={(event) => choose(choice.value, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}

/** A day is whole as soon as it is there, so it holds at once. */
function DaysEditor({ chip, list }: Omit<ChipEditorProps, 'onDone'>) {
  const id = useId();
  const { state, change } = list;
  return (
    <div className={styles['values']}>
      {chip.filters.map((filter) => (
        <FieldEdit
          key={filter.field}
          id={`${id}-${filter.field}`}
          field={fieldOfFilter(filter, 'Date')}
          value={state.filters[filter.field]}
          onChange={(day) => change(withFilter(state, filter.field, day ?? undefined), { replace: true })}
        />
      ))}
    </div>
  );
}

const fieldOfFilter = ({ field, title, choices }: FilterPlan, kind: string): FieldPlan => ({
  name: field,
  kind,
  english: true,
  options: { label: title, ...(choices && { choices }) },
});

function ValuesEditor({ chip, list, onDone }: ChipEditorProps) {
  const { t } = useTranslation();
  const id = useId();
  const { state, change } = list;
  const [values, setValues] = useState<Values>(state.filters);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    change(chip.filters.reduce((now, { field }) => withFilter(now, field, values[field] ?? undefined), state));
    onDone();
  };
  return (
    <form className={styles['values']} onSubmit={apply} noValidate>
      {chip.filters.map((filter, index) => (
        <FieldEdit
          key={filter.field}
          id={`${id}-${filter.field}`}
          field={fieldOfFilter(filter, filter.kind)}
          value={values[filter.field]}
          autoFocus={index === 0}
          onChange={(value) => setValues((before) => ({ ...before, [filter.field]: value ?? undefined }))}
        />
      ))}
      <Button type="submit" look="primary">
        {t('Apply')}
      </Button>
    </form>
  );
}
