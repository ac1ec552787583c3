/** Narrows by yes or no; neither is no filter. */
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { withFilter } from '../../model/state.ts';
import styles from '../chips.module.css';
import type { FilterControlProps } from './control-props.ts';

export function BooleanControl({ chip, list }: FilterControlProps) {
  const { t } = useTranslation();
  const { state, change } = list;
  const [{ field }] = chip.filters;
  return (
    <div className={styles['choices']}>
      {[true, false].map((value) => (
        <Checkbox
          key={String(value)}
          label={value ? t('Yes') : t('No')}
          checked={state.filters[field] === value}
          onChange={(event) => change(withFilter(state, field, event.currentTarget.checked ? value : undefined))}
        />
      ))}
    </div>
  );
}
