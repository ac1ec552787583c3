/** The password is changed: one button leads on, to where the person wanted to go or to sign-in (ROUTE-26, ROUTE-27, ROUTE-10). */
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../client/page/address.tsx';
import { useSession } from '../../../client/session/session.ts';
import { safeRedirect } from '../../../rules/navigation/safe-redirect.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from '../card/card.module.css';

export default function PasswordChanged() {
  const { t } = useTranslation();
  const { search, href } = useAddress();
  const isSignedIn = useSession() !== undefined;
  const target = safeRedirect(search['redirect']);
  return (
    <div className={styles['column']}>
      <Alert variant="success">{t('Your new password is in force.')}</Alert>
      <p className={styles['said']}>
        {isSignedIn
          ? t('All your other sessions were ended. A mail tells you of the change.')
          : t('All your sessions were ended. Sign in with the new password.')}
      </p>
      <Button variant="primary" size="lg" wide href={href(target ?? (isSignedIn ? '/dashboard' : '/login'))}>
        {isSignedIn || target !== undefined ? t('Continue') : t('Sign in')}
      </Button>
    </div>
  );
}
