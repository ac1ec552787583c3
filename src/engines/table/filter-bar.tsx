/** What stands above a list: find, toggles, switches, chips, and at the right what concerns the list as a whole. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActionShape, fieldOf } from '../../define/shapes.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { ActionsBar } from '../action/render.tsx';
import type { Runner } from '../action/runner.tsx';
import type { Scope } from '../binding.ts';
import { usePlace } from '../place.tsx';
import { useNarrow } from '../use-narrow.ts';
import { FilterChips } from './filter-chips.tsx';
import styles from './filters.module.css';
import { findInput } from './filters.ts';
import { FindBox } from './find-box.tsx';
import { ListTools } from './list-tools.tsx';
import { isNarrowed } from './state.ts';
import { ToggleFilters } from './toggle-filters.tsx';
import type { List } from './use-list.ts';

export interface FilterBarProps {
  readonly list: List;
  readonly runner: Runner;
  readonly scope: Scope;
  /** Buttons that have no place in a page head. */
  readonly buttons: readonly ActionShape[];
  readonly downloads: readonly ActionShape[];
  readonly onClear: () => void;
}

export function FilterBar({ list, runner, scope, buttons, downloads, onClear }: FilterBarProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const findLabel = useFindLabel(list);
  const { plan, state } = list;
  const filters = plan.filters.length > 0 && (
    <>
      <ToggleFilters list={list} />
      <FilterChips list={list} />
    </>
  );
  return (
    <search className={styles['bar']} aria-label={t('Filters')}>
      {plan.find !== 'none' && <FindBox list={list} label={findLabel} />}
      {narrow && filters ? <FoldedFilters count={Object.keys(state.filters).length}>{filters}</FoldedFilters> : filters}
      {isNarrowed(state) && !narrow && (
        <button type="button" className={styles['clear']} onClick={onClear}>
          {t('Clear all')}
        </button>
      )}
      <div className={styles['tools']}>
        {buttons.length > 0 && <ActionsBar actions={buttons} runner={runner} scope={scope} look="default" />}
        <ListTools list={list} downloads={downloads} runner={runner} scope={scope} />
      </div>
    </search>
  );
}

/** What the manifest calls it, else what the list is called. */
function useFindLabel({ plan }: List): string {
  const { t } = useTranslation();
  const { title } = usePlace();
  const own = plan.block.filters?.map(fieldOf).find(({ field }) => field === findInput)?.title;
  if (own !== undefined) return t(own);
  return title === undefined ? t('Find') : t('Find in {list}', { list: t(title) });
}

/** On a phone the filters wait behind one button that says how many are set. */
function FoldedFilters({ count, children }: { readonly count: number; readonly children: React.ReactNode }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      label={t('Filters')}
      position="bottom-end"
      width={320}
      opened={opened}
      onChange={setOpened}
      target={
        <Button
          size="lg"
          icon={<Icon name="filter" />}
          after={count > 0 && <span className={styles['count']}>{count}</span>}
          onClick={() => setOpened(!opened)}
        >
          {t('Filters')}
        </Button>
      }
    >
      <div className={styles['folded']}>{children}</div>
    </Popover>
  );
}
