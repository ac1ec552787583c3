/** Which rows these are, how many a page has, and the pages before and after. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './list-view.module.css';
import type { RowPage } from './local-data/local-page.ts';
import { pageSizes } from './model/state.ts';
import type { List } from './use-list.ts';

export interface PagingProps {
  readonly list: List;
  readonly arranged: RowPage;
}

export function Paging({ list, arranged }: PagingProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { plan, state, change } = list;
  const { first, last, total, more } = arranged;
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  // One short page needs no pages.
  if (plan.paging !== 'call' || (state.page === 1 && !more && last <= (pageSizes[0] ?? 20))) return null;
  const turn = (by: number) => change({ ...state, page: state.page + by });
  return (
    <nav className={styles['paging']} data-paging aria-label={t('Pages')}>
      <span className={styles['range']}>
        {total === undefined
          ? t('{first}–{last}', { first: number(first), last: number(last) })
          : t('{first}–{last} of {total}', { first: number(first), last: number(last), total: number(total) })}
      </span>
      <Select
        className={styles['size'] ?? ''}
        size="xs"
        aria-label={t('Rows per page')}
        value={String(state.size)}
        data={pageSizes.map((size) => ({ value: String(size), label: t('{count} rows', { count: size }) }))}
        onChange={(size) => change({ ...state, size: Number(size ?? state.size), page: 1 })}
      />
      <IconButton
        label={t('Previous page')}
        size={28}
        icon={<Icon name="chevron-left" />}
        disabled={state.page === 1}
        onClick={() => turn(-1)}
      />
      <IconButton
        label={t('Next page')}
        size={28}
        icon={<Icon name="chevron-right" />}
        disabled={!more}
        onClick={() => turn(1)}
      />
    </nav>
  );
}
