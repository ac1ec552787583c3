/** How far the gathering of rows has come, and the way to stop it. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../../client/language/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { useDelayed } from '../../frame/use-delayed.ts';
import styles from './export.module.css';
import type { ExportState } from './use-export.ts';

export function ExportProgress({ progress, cancel }: Pick<ExportState, 'progress' | 'cancel'>) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const slow = useDelayed(progress !== undefined, 400);
  if (!progress || !slow) return null;
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const { done, total } = progress;
  return (
    <div className={styles['progress']}>
      <span role="status">
        {total === undefined
          ? t('Preparing the export: {done} rows', { done: number(done) })
          : t('Preparing the export: {done} of {total} rows', { done: number(done), total: number(total) })}
      </span>
      <progress aria-label={t('Export')} value={total === undefined ? undefined : done} max={total ?? 1} />
      <Button size="xs" onClick={cancel}>
        {t('Cancel')}
      </Button>
    </div>
  );
}
