/** Says that entries have come which stand on the first page. */
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import type { List } from '../use-list.ts';
import styles from './live.module.css';

export function NewEntries({ list, count }: { readonly list: List; readonly count: number }) {
  const { t } = useTranslation();
  const { state, change } = list;
  return (
    <div role="status" className={count > 0 ? styles['line'] : undefined}>
      {count > 0 && (
        <button type="button" onClick={() => change({ ...state, page: 1 })}>
          <Icon name="arrow-up" size={14} />
          {t('{count, plural, one {Show # new entry} other {Show # new entries}}', { count })}
        </button>
      )}
    </div>
  );
}
