/** What stands above a list: find, toggles, switches, chips, and at the right what concerns the list as a whole. */
import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../../define/shapes/element-shapes.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ActionsBar } from '../../action/buttons.tsx';
import { useEngineServices } from '../../frame/engine-services.tsx';
import { useFrame } from '../../frame/frame.tsx';
import { useNarrow } from '../../frame/window-width.ts';
import { findInput } from '../model/filters.ts';
import { isNarrowed } from '../model/state.ts';
import type { List } from '../use-list.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { DisplaySwitch } from './display-switch.tsx';
import styles from './filter-bar.module.css';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterChips } from './filter-chips.tsx';
import { FindBox } from './find-box.tsx';
import { ListSheet } from './list-sheet.tsx';
import { ListTools } from './list-tools.tsx';
import { OrderMenu } from './order-menu.tsx';
import { ToggleFilters } from './toggle-filters.tsx';
import { useSetFilters } from './use-set-filters.ts';

export function FilterBar(props: FilterBarProps) {
  const { list, scope, buttons, tools, onClear } = props;
  const { t } = useTranslation();
  const narrow = useNarrow();
  const { kind, isChosen } = useFrame();
  const findLabel = useFindLabel(list);
  const { listViews, views } = useEngineServices();
  const { plan, state } = list;
  const set = useSetFilters(list, props.again);
  // Without a place beside a title the views stand here.
  const viewsMenu = listViews && !plan.picking && !(views && kind === 'page') && (
    <ViewsMenu list={list} listViews={listViews} />
  );
  const actions = buttons.length > 0 && <ActionsBar actions={buttons} variant="default" {...props} />;
  if (tools === false) {
    if (!actions) return null;
    return (
      <div className={styles['bar']} data-bar>
        <div className={styles['tools']}>{actions}</div>
      </div>
    );
  }
  return (
    <search
      className={styles['bar']}
      data-bar
      data-unknown={tools === undefined || undefined}
      data-chosen={isChosen || undefined}
      aria-label={t('Filters')}
    >
      {!narrow && viewsMenu}
      {plan.find !== 'none' && <FindBox list={list} label={findLabel} />}
      {!narrow && (
        <>
          <ToggleFilters list={list} answer={props.answer} />
          <FilterChips list={set.list} scope={scope} />
          {set.ask && (
            <Button variant="primary" onClick={set.run}>
              {t(set.ask)}
            </Button>
          )}
          {isNarrowed(state) && <LinkButton onClick={onClear}>{t('Clear all')}</LinkButton>}
        </>
      )}
      <div className={styles['tools']}>
        {!narrow && actions}
        {narrow
          ? (!plan.picking || plan.filters.length > 0) && <ListSheet {...props} set={set} />
          : !plan.picking && <ListTools {...props} />}
      </div>
      {narrow && (viewsMenu || actions) && (
        <div className={styles['below']}>
          {viewsMenu}
          {actions && <div className={styles['tools']}>{actions}</div>}
        </div>
      )}
      {narrow && !plan.picking && (plan.orders.length > 0 || plan.block.cards) && (
        <div className={styles['below']}>
          <OrderMenu list={list} />
          <DisplaySwitch list={list} />
        </div>
      )}
    </search>
  );
}

/** What the manifest calls it, else what the list is called. */
function useFindLabel({ plan }: List): string {
  const { t } = useTranslation();
  const { title, isChosen } = useFrame();
  const { search, filters } = plan.block;
  const own = search ? search.title : filters?.map(fieldOf).find(({ field }) => field === findInput)?.title;
  if (own !== undefined) return t(own);
  // What is chosen beside it says what it is.
  return title === undefined || isChosen ? t('Find') : t('Find in {list}', { list: t(title) });
}
