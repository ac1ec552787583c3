/** The way into the command palette that everybody sees: like a search box where there is room, an icon in a narrow window. */
import { useTranslation } from 'react-i18next';
import { FrameIcon } from './icons.tsx';
import styles from './menus.module.css';

/** Apple's keyboards have a key of their own for it. */
const command = /Mac|iP/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Its code comes behind the first screen; until then the wish is kept. */
const open = async () => (await import('../../palette/helper-state.ts')).openHelper('palette');

export function PaletteButton() {
  const { t } = useTranslation();
  const label = t('Screens, actions, accounts');
  return (
    <button
      type="button"
      className={styles['palette']}
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K"
      // The focus stays on the row that the palette offers actions for.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void open()}
    >
      <FrameIcon name="search" />
      <span>{label}</span>
      <kbd>{command}</kbd>
    </button>
  );
}
