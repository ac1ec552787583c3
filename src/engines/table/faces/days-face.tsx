/** Narrows by a first and a last day: a day is whole as soon as it is there, so it holds at once. */
import { useId } from 'react';
import { FieldEdit } from '../../view/field-edit.tsx';
import styles from '../chips.module.css';
import { withFilter } from '../state.ts';
import { type FaceProps, fieldOfFilter } from './face.ts';

export function DaysFace({ chip, list }: FaceProps) {
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
