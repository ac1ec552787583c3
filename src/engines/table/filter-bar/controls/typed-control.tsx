/** Narrows by what is typed: a text, tags, a number, or a lower and an upper one. It holds when it is applied. */
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button.tsx';
import type { Values } from '../../../binding/schema.ts';
import { FieldEdit } from '../../../view/field-edit.tsx';
import { withFilter } from '../../model/state.ts';
import styles from '../chips.module.css';
import { type FilterControlProps, fieldOfFilter } from './control-props.ts';

export function TypedControl({ chip, list, onDone }: FilterControlProps) {
  const { t } = useTranslation();
  const id = useId();
  const { state, change } = list;
  const [values, setValues] = useState<Values>(state.filters);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What cannot be a value says so itself, and stays.
    if (!event.currentTarget.checkValidity()) return;
    change(chip.filters.reduce((now, { field }) => withFilter(now, field, values[field] ?? undefined), state));
    onDone();
  };
  return (
    <form className={styles['values']} onSubmit={apply} noValidate>
      {chip.filters.map((filter, index) => (
        <FieldEdit
          key={filter.field}
          id={`${id}-${filter.field}`}
          field={fieldOfFilter(filter)}
          value={values[filter.field]}
          autoFocus={index === 0}
          onChange={(value) => setValues((before) => ({ ...before, [filter.field]: value ?? undefined }))}
        />
      ))}
      <Button type="submit" variant="primary">
        {t('Apply')}
      </Button>
    </form>
  );
}
