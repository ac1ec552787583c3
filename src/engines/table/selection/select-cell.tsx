/** The box of a row, and the one in the head for all rows that are shown. */
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { roles } from '../grid/aria-roles.ts';
import type { RowHandlers } from '../grid/row-context.ts';
import styles from './select-cell.module.css';

export interface SelectCellProps {
  readonly at: number;
  readonly selected: boolean;
  readonly name: string;
  /** One row takes the place of the one before. */
  readonly one?: boolean;
  readonly disabled?: boolean;
  /** How many can be selected, where as many are: the others have to wait. */
  readonly full?: number | undefined;
  readonly handlers: RowHandlers;
}

export function SelectCell(props: SelectCellProps) {
  return (
    <td {...roles.cell} className={styles['cell']} data-cell="select">
      <SelectBox {...props} />
    </td>
  );
}

/** A plain box: hundreds of rows have one, and the row itself takes the keys. */
export function SelectBox({ at, selected, name, one = false, disabled = false, full, handlers }: SelectCellProps) {
  const { t } = useTranslation();
  const why = full === undefined || selected ? undefined : t('At most {count} at once', { count: full });
  return (
    <label className={styles['target']} title={why}>
      <input
        type={one ? 'radio' : 'checkbox'}
        className={styles['box']}
        tabIndex={-1}
        checked={selected}
        disabled={disabled || why !== undefined}
        aria-description={why}
        aria-label={t('Select {name}', { name })}
        onClick={(event) => handlers.select(at, event.shiftKey)}
        // The click decides: it knows whether Shift is held.
        onChange={() => {}}
      />
    </label>
  );
}

export interface SelectHeadProps {
  readonly shown: 'all' | 'some' | 'none';
  /** There is nothing to be selected at once. */
  readonly one?: boolean;
  onChange(selected: boolean): void;
}

export function SelectHead({ shown, one = false, onChange }: SelectHeadProps) {
  const { t } = useTranslation();
  if (one) {
    return (
      <th {...roles.head} className={styles['cell']} data-cell="select">
        <VisuallyHidden>{t('Choice')}</VisuallyHidden>
      </th>
    );
  }
  return (
    <th {...roles.head} className={styles['cell']} data-cell="select">
      <label className={styles['target']}>
        <input
          type="checkbox"
          className={styles['box']}
          aria-label={t('Select all rows shown')}
          checked={shown === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = shown === 'some';
          }}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
    </th>
  );
}
