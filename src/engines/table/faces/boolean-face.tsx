/** Narrows by yes or no; neither is no filter. */
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import styles from '../chips.module.css';
import { withFilter } from '../state.ts';
import type { FaceProps } from './face.ts';

export function BooleanFace({ chip, list }: FaceProps) {
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
