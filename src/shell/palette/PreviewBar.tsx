/** Says all the time that somebody looks with other rights, and leads back. */
import { useTranslation } from 'react-i18next';
import { endPreview, type Preview } from '../../client/preview.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from './helpers.module.css';

export function PreviewBar({ look }: { readonly look: Preview }) {
  const { t } = useTranslation();
  return (
    <section className={styles['bar']} aria-label={t('View as')}>
      <Icon name="eye" size={18} />
      <p role="status">
        {t('You see this as “{name}” would. Nothing can be changed.', { name: look.name })}{' '}
        {look.left > 0 &&
          t(
            '{count, plural, one {# right that you do not hold yourself is left out.} other {# rights that you do not hold yourself are left out.}}',
            {
              count: look.left,
            },
          )}
      </p>
      <Button size="xs" onClick={endPreview}>
        {t('Back to your own rights')}
      </Button>
    </section>
  );
}
