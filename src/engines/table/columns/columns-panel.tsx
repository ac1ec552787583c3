/** The panel of the columns: which stand, in which order, where and how wide; and how rows are shown. */
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/Segments.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { type Density, emptyState, pageSizes } from '../model/state.ts';
import type { List } from '../use-list.ts';
import { ColumnList } from './column-list.tsx';
import styles from './columns-panel.module.css';
import { Reset } from './reset.tsx';

export function ColumnsPanel({ list }: { readonly list: List }) {
  const { t } = useTranslation();
  const { plan, state, change } = list;
  return (
    <div className={styles['chooser']}>
      <ColumnList list={list} />
      <div className={styles['part']}>
        <Segments<Density>
          label={t('Row height')}
          value={state.density}
          choices={[
            { value: 'comfortable', label: t('Comfortable') },
            { value: 'compact', label: t('Compact') },
          ]}
          onChange={(density) => change({ ...state, density }, { replace: true })}
        />
        <Switch
          label={t('Wrap long values')}
          checked={state.wrap}
          onChange={(event) => change({ ...state, wrap: event.currentTarget.checked }, { replace: true })}
        />
        {plan.paging === 'call' && (
          <Select
            size="sm"
            label={t('Rows per page')}
            value={String(state.size)}
            data={pageSizes.map((size) => ({ value: String(size), label: t('{count} rows', { count: size }) }))}
            onChange={(size) => change({ ...state, size: Number(size ?? emptyState.size), page: 1 })}
            comboboxProps={{ withinPortal: false }}
          />
        )}
      </div>
      <Reset list={list} />
    </div>
  );
}
