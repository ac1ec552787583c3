/** The message to support is on its way. */
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../client/address.tsx';
import { useSession } from '../../../client/session.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from '../card.module.css';

export default function SupportSent() {
  const { t } = useTranslation();
  const { href } = useAddress();
  const isSignedIn = useSession() !== undefined;
  return (
    <div className={styles['column']}>
      <Alert look="success" title={t('Your message is on its way to support.')}>
        {t('The answer comes by e-mail.')}
      </Alert>
      <Button href={href(isSignedIn ? '/dashboard' : '/login')}>
        {isSignedIn ? t('Back to the dashboard') : t('Back to sign-in')}
      </Button>
    </div>
  );
}
