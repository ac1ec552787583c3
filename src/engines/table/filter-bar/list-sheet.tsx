/** On a phone everything above the list but the find box waits in a sheet, behind one button that says how many filters are set. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { ActionButton } from '../../action/buttons.tsx';
import { ColumnsPanel } from '../columns/columns-panel.tsx';
import { isNarrowed } from '../model/state.ts';
import styles from './filter-bar.module.css';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterChips } from './filter-chips.tsx';
import { ToggleFilters } from './toggle-filters.tsx';
import type { SetFilters } from './use-set-filters.ts';

interface ListSheetProps extends FilterBarProps {
  readonly set: SetFilters;
}

export function ListSheet(props: ListSheetProps) {
  const { list, answer, runner, scope, downloads, exporting, onClear, set: wanted } = props;
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { plan, state, change } = list;
  const set = Object.keys(state.filters).length;
  const show = () => {
    wanted.run();
    setOpened(false);
  };
  const take = (format: Parameters<typeof exporting.start>[0]) => () => {
    exporting.start(format);
    setOpened(false);
  };
  const { startWhole } = exporting;
  const wholeTree =
    startWhole &&
    (() => {
      startWhole('xlsx');
      setOpened(false);
    });
  return (
    <>
      <Button
        size="lg"
        icon={<Icon name={plan.filters.length > 0 ? 'filter' : 'adjustments-horizontal'} />}
        after={set > 0 && <CountBadge>{set}</CountBadge>}
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      >
        {plan.filters.length > 0 ? t('Filters') : t('Settings')}
      </Button>
      <Drawer
        modal
        position="bottom"
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('Filters and columns')}
        closeLabel={t('Close')}
        footer={
          <div className={styles['sheetFoot']}>
            {isNarrowed(state) && (
              <Button size="lg" onClick={onClear}>
                {t('Clear all')}
              </Button>
            )}
            <Button size="lg" variant="primary" wide onClick={show}>
              {wanted.ask ? t(wanted.ask) : t('Show the list')}
            </Button>
          </div>
        }
      >
        <div className={styles['sheet']}>
          {plan.filters.length > 0 && (
            <div className={styles['folded']}>
              <ToggleFilters list={list} answer={answer} />
              <FilterChips list={wanted.list} scope={scope} />
            </div>
          )}
          {plan.selectable && !plan.picking && (
            <Switch
              label={t('Select entries')}
              checked={state.selecting}
              onChange={(event) => change({ ...state, selecting: event.currentTarget.checked }, { replace: true })}
            />
          )}
          <ColumnsPanel list={list} />
          <div className={styles['exports']}>
            {wholeTree && (
              <Button size="lg" icon={<Icon name="download" />} onClick={wholeTree}>
                {t('All levels as XLSX')}
              </Button>
            )}
            <Button size="lg" icon={<Icon name="download" />} onClick={take('xlsx')}>
              {wholeTree ? t('Opened rows as XLSX') : t('Export as XLSX')}
            </Button>
            <Button size="lg" icon={<Icon name="download" />} onClick={take('csv')}>
              {wholeTree ? t('Opened rows as CSV') : t('Export as CSV')}
            </Button>
            {downloads.map((action) => (
              <ActionButton key={action.label} action={action} runner={runner} scope={scope} />
            ))}
          </div>
        </div>
      </Drawer>
    </>
  );
}
