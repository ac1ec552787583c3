/** At the right of the bar: row height, and the files that the list can be saved as. */
import { useTranslation } from 'react-i18next';
import type { ActionShape } from '../../define/shapes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { ActionItems } from '../action/render.tsx';
import type { Runner } from '../action/runner.tsx';
import type { Scope } from '../binding.ts';
import styles from './filters.module.css';
import type { List } from './use-list.ts';

export interface ListToolsProps {
  readonly list: List;
  readonly downloads: readonly ActionShape[];
  readonly runner: Runner;
  readonly scope: Scope;
}

export function ListTools({ list, downloads, runner, scope }: ListToolsProps) {
  const { t } = useTranslation();
  const { state, change } = list;
  const roomy = state.density === 'comfortable';
  const busy = downloads.some((action) => action === runner.busy);
  return (
    <>
      <span className={styles['density']}>
        <IconButton
          label={roomy ? t('Compact rows') : t('Comfortable rows')}
          icon={<Icon name="baseline-density-medium" />}
          aria-pressed={roomy}
          onClick={() => change({ ...state, density: roomy ? 'compact' : 'comfortable' }, { replace: true })}
        />
      </span>
      {downloads.length > 0 && (
        <Menu
          position="bottom-end"
          target={<IconButton label={t('Download')} icon={<Icon name="download" />} busy={busy} />}
        >
          <ActionItems actions={downloads} runner={runner} scope={scope} />
        </Menu>
      )}
    </>
  );
}
