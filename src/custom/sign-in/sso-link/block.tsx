/** Links an identity of a provider to a user: after he has signed in with his password, and said yes (ROUTE-11, AUTH-22). */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, generalText } from '../../../client/first/call-error.ts';
import { showMessage } from '../../../client/first/messages.ts';
import { currentSession } from '../../../client/first/session-store.ts';
import { loadSession } from '../../../client/first/sign-in.ts';
import { useAddress } from '../../../client/page/address.tsx';
import { useSession } from '../../../client/session/session.ts';
import { lastProvider, linkSignOn } from '../../../client/session/sign-on.ts';
import { safeRedirect } from '../../../rules/navigation/safe-redirect.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from '../card/card.module.css';
import { steps } from '../sso-auth/steps.ts';
import { WaitingLine } from '../sso-auth/waiting-line.tsx';

export default function SsoLink() {
  const { t } = useTranslation();
  const { params, search, navigate } = useAddress();
  const subject = params['openIdSubIdentifier'] ?? '';
  const target = safeRedirect(search['redirect']);
  const user = useSession();
  const [known, setKnown] = useState(currentSession() !== undefined);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const name = lastProvider()?.name ?? t('Single sign-on');
  useEffect(() => {
    if (!known) void loadSession().finally(() => setKnown(true));
  }, [known]);

  const link = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await linkSignOn(subject);
      showMessage({ type: 'success', text: t('From now on {name} signs you in.', { name }) });
      navigate(target ?? '/', { replace: true });
    } catch (error) {
      setBusy(false);
      setFault(error instanceof CallError ? error.message : generalText());
    }
  };
  if (!known) return <WaitingLine text={t('One moment …')} />;
  if (!user)
    return (
      <div className={styles['column']}>
        <p className={styles['said']}>
          {t('{name} knows you, but we do not know yet which user you are here.', { name })}{' '}
          {t('Sign in with your password once. After that {name} is enough.', { name })}
        </p>
        <Button variant="primary" size="lg" wide onClick={() => navigate(steps.login(steps.link(subject, target)))}>
          {t('Sign in with your password')}
        </Button>
        <div className={styles['ways']}>
          <LinkButton onClick={() => navigate(steps.login(target), { replace: true })}>
            {t('Back to sign-in')}
          </LinkButton>
        </div>
      </div>
    );
  return (
    <div className={styles['column']}>
      {fault !== undefined && <Alert variant="error">{fault}</Alert>}
      <p className={styles['said']}>
        {t('Shall {name} sign you in as {username} from now on? Your password keeps working.', {
          name,
          username: user.Username,
        })}
      </p>
      <Button variant="primary" size="lg" wide busy={busy} onClick={() => void link()}>
        {t('Link {name}', { name })}
      </Button>
      <div className={styles['ways']}>
        <LinkButton onClick={() => navigate(target ?? '/', { replace: true })}>{t('Not now')}</LinkButton>
      </div>
    </div>
  );
}
