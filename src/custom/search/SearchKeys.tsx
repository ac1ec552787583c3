/** The line below what is found: what the keys do, and the way into the command palette. */
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/Kbd.tsx';
import styles from './search.module.css';

export function SearchKeys({ onPalette }: { readonly onPalette: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles['keyboardOnly']}>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {t('move')}
      </span>
      <span className={styles['keyboardOnly']}>
        <Kbd>↵</Kbd> {t('open')}
      </span>
      <span className={styles['keyboardOnly']}>
        <Kbd>Esc</Kbd> {t('clear')}
      </span>
      <button
        type="button"
        className={styles['palette']}
        // The focus stays in the field until the palette takes it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPalette}
      >
        {t('Screens and actions')}
      </button>
    </>
  );
}
