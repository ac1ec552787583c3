/** A link that was used, is too old or was never there: what to do now. */
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/links.tsx';
import styles from '../card/card.module.css';

export function ExpiredLink() {
  const { t } = useTranslation();
  return (
    <div className={styles['column']}>
      <Alert variant="error">{t('This link is no longer valid. Ask for a new one.')}</Alert>
      <p className={styles['said']}>
        {t(
          'Each link works once and not for long, so that nobody else can use it. Whoever was invited can ask for a new link with the username of the invitation.',
        )}
      </p>
      <Button variant="primary" size="lg" wide href="#/reset-password">
        {t('Ask for a new link')}
      </Button>
      <div className={styles['ways']}>
        <Link href="#/login">{t('Back to sign-in')}</Link>
        <Link href="#/contact-support">{t('Contact support')}</Link>
      </div>
    </div>
  );
}
