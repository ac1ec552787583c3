/** The tiles that are hidden, each with the way back; where no other is left, it says so. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EmptyState } from '../frame/states.tsx';
import styles from './board.module.css';
import { tileKey, tileTitle } from './panels.ts';
import type { Arranging } from './use-arranging.ts';

export function HiddenTiles({ arranging }: { readonly arranging: Arranging }) {
  const { t } = useTranslation();
  const { panels, hidden, isOpen, begin, show } = arranging;
  if (hidden.length === 0) return null;
  if (!isOpen) {
    return (
      <div className={styles['hidden']}>
        <EmptyState
          icon="layout-dashboard"
          title={t('All tiles are hidden')}
          action={<Button onClick={begin}>{t('Arrange')}</Button>}
        />
      </div>
    );
  }
  return (
    <section className={styles['hidden']} aria-label={t('Hidden tiles')}>
      <h2>{panels.length === 0 ? t('All tiles are hidden') : t('Hidden tiles')}</h2>
      <ul>
        {hidden.map((panel) => (
          <li key={tileKey(panel)}>
            <Button icon={<Icon name="eye" />} onClick={() => show(panel)}>
              {t('Show {tile}', { tile: tileTitle(panel, t) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
