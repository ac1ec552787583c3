/** At the right of the bar: order, row height, what the list can be taken along as, its columns, cards or list. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionShape } from '../../../define/shapes/element-shapes.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Menu, MenuDivider, MenuItem } from '../../../ui/Menu.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { ActionItems } from '../../action/buttons.tsx';
import type { Runner } from '../../action/runner.tsx';
import type { BindingValues } from '../../binding/resolve.ts';
import { ColumnsPanel } from '../columns/columns-panel.tsx';
import type { ExportState } from '../export/use-export.ts';
import { isCards } from '../model/state.ts';
import type { List } from '../use-list.ts';
import { DisplaySwitch } from './display-switch.tsx';
import { OrderMenu } from './order-menu.tsx';

export interface ListToolsProps {
  readonly list: List;
  /** Files that the manifest offers. */
  readonly downloads: readonly ActionShape[];
  readonly exporting: ExportState;
  readonly runner: Runner;
  readonly scope: BindingValues;
}

export function ListTools({ list, downloads, exporting, runner, scope }: ListToolsProps) {
  const { t } = useTranslation();
  const { plan, state, change } = list;
  const asCards = isCards(plan, state);
  const roomy = state.density === 'comfortable';
  const [choosing, setChoosing] = useState(false);
  const busy = exporting.progress !== undefined || downloads.some((action) => action === runner.busy);
  return (
    <>
      <OrderMenu list={list} />
      {!asCards && (
        <IconButton
          label={roomy ? t('Compact rows') : t('Comfortable rows')}
          icon={<Icon name="baseline-density-medium" />}
          aria-pressed={roomy}
          onClick={() => change({ ...state, density: roomy ? 'compact' : 'comfortable' }, { replace: true })}
        />
      )}
      <Menu
        position="bottom-end"
        target={<IconButton label={t('Download')} icon={<Icon name="download" />} busy={busy} />}
      >
        <ExportItems exporting={exporting} />
        {downloads.length > 0 && <MenuDivider />}
        <ActionItems actions={downloads} runner={runner} scope={scope} />
      </Menu>
      {!asCards && (
        <Popover
          label={t('Columns')}
          position="bottom-end"
          width={272}
          opened={choosing}
          onChange={setChoosing}
          target={
            <IconButton
              label={t('Columns')}
              icon={<Icon name="columns" />}
              tooltip={!choosing}
              aria-expanded={choosing}
              onClick={() => setChoosing(!choosing)}
            />
          }
        >
          <ColumnsPanel list={list} />
        </Popover>
      )}
      <DisplaySwitch list={list} />
    </>
  );
}

/** What is on the screen, as a file or in the clipboard; of a tree all of it first. */
export function ExportItems({ exporting }: Pick<ListToolsProps, 'exporting'>) {
  const { t } = useTranslation();
  const { startWhole } = exporting;
  const icon = <Icon name="download" />;
  return (
    <>
      {startWhole && (
        <>
          <MenuItem icon={icon} onClick={() => startWhole('xlsx')}>
            {t('All levels as XLSX')}
          </MenuItem>
          <MenuItem icon={icon} onClick={() => startWhole('csv')}>
            {t('All levels as CSV')}
          </MenuItem>
          <MenuDivider />
        </>
      )}
      <MenuItem icon={icon} onClick={() => exporting.start('xlsx')}>
        {startWhole ? t('Opened rows as XLSX') : t('Export as XLSX')}
      </MenuItem>
      <MenuItem icon={icon} onClick={() => exporting.start('csv')}>
        {startWhole ? t('Opened rows as CSV') : t('Export as CSV')}
      </MenuItem>
      <MenuItem icon={<Icon name="copy" />} onClick={() => exporting.start('clipboard')}>
        {t('Copy to the clipboard')}
      </MenuItem>
    </>
  );
}
