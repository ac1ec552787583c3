/** Narrows by a first and a last day: a day is whole as soon as it is there, so it holds at once. */
import { useId } from 'react';
import { FieldEdit } from '../../../view/field-edit.tsx';
import { withFilter } from '../../model/state.ts';
import styles from '../chips.module.css';
import { type FilterControlProps, fieldOfFilter } from './control-props.ts';

export function DaysControl({ chip, list }: FilterControlProps) {
  const id = useId();
  const { state, change } = list;
  return (
    <div className={styles['values']}>
      {chip.filters.map((filter) => (
        <FieldEdit
          key={filter.field}
          id={`${id}-${filter.field}`}
          field={fieldOfFilter(filter)}
          value={state.filters[filter.field]}
          onChange={(day) => change(withFilter(state, filter.field, day ?? undefined), { replace: true })}
        />
      ))}
    </div>
  );
}
