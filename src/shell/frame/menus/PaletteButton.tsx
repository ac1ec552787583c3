/** The way into the command palette that everybody sees; in a narrow window the search leads there. */
import IconCommand from '@tabler/icons-react/dist/esm/icons/IconCommand.mjs';
import { useTranslation } from 'react-i18next';
import { openHelper } from '../../palette/helper-state.ts';
import styles from './menus.module.css';

/** Apple's keyboards have a key of their own for it. */
const command = /Mac|iP/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Its own code may still be on the way: the wish is kept. */
export const openPalette = () => openHelper('palette');

export function PaletteButton() {
  const { t } = useTranslation();
  const label = t('Screens, actions, accounts');
  return (
    <button
      type="button"
      className={styles['palette']}
      aria-label={label}
      title={`${label} (${command})`}
      aria-keyshortcuts="Control+K Meta+K"
      // The focus stays on the row that the palette offers actions for.
      onMouseDown={(event) => event.preventDefault()}
      onClick={openPalette}
    >
      <IconCommand size={16} stroke={1.75} aria-hidden />
    </button>
  );
}
