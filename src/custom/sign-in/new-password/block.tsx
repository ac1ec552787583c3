/** Choosing a new password with the link of a mail; a link that is over says so before anybody types (ROUTE-9, AUTH-45). */
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../client/page/address.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/links.tsx';
import styles from '../card/card.module.css';
import { WaitingLine } from '../sso-auth/waiting-line.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { PasswordForm } from './password-form.tsx';
import { usePasswordLink } from './use-password-link.ts';

export default function NewPassword() {
  const { t } = useTranslation();
  const { params, navigate } = useAddress();
  const { username = '', token = '' } = params;
  const link = usePasswordLink(token);
  if (link.state === 'over') return <ExpiredLink />;
  if (link.state === 'asking') return <WaitingLine text={t('One moment …')} />;
  if (link.state === 'unknown') {
    return (
      <div className={styles['column']}>
        <Alert variant="error">{link.fault}</Alert>
        <Button variant="primary" size="lg" wide onClick={link.ask}>
          {t('Try again')}
        </Button>
        <div className={styles['ways']}>
          <Link href="#/login">{t('Back to sign-in')}</Link>
        </div>
      </div>
    );
  }
  return (
    <PasswordForm
      username={username}
      token={token}
      onOver={link.end}
      onChanged={() => navigate('/password-changed', { replace: true })}
    />
  );
}
