/** The way back from a provider: signs in, goes on to the second factor, offers to link, or says what went wrong (ROUTE-12, ROUTE-13, AUTH-20, AUTH-21). */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, generalText } from '../../../client/first/call-error.ts';
import { currentLanguage, text } from '../../../client/first/language.ts';
import { afterAnswer } from '../../../client/first/sign-in.ts';
import { useAddress } from '../../../client/page/address.tsx';
import { begunSignOn, endSignOn, lastProvider, startSignOn } from '../../../client/session/sign-on.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from '../card/card.module.css';
import { steps } from './steps.ts';
import { WaitingLine } from './waiting-line.tsx';

export default function SsoAuth() {
  const { t } = useTranslation();
  const { params, search, navigate } = useAddress();
  const { code = '', state = '' } = params;
  const [provider] = useState(() => begunSignOn() ?? lastProvider());
  const [target] = useState(() => begunSignOn()?.target);
  const [fault, setFault] = useState<string>();
  const taken = useRef(false);
  const name = provider?.name ?? t('Single sign-on');

  useEffect(() => {
    // An answer is good once: a second look at it would fail.
    if (taken.current) return;
    taken.current = true;
    const go = (path: string) => navigate(path, { replace: true });
    const refused = search['error'];
    if (refused !== undefined) return setFault(refusal(refused, name));
    endSignOn(code, state, search['iss'])
      .then(async (end) => {
        if ('subject' in end) return go(steps.link(end.subject, target));
        const { next } = await afterAnswer(end.user, currentLanguage());
        go(steps.after(next, target));
      })
      .catch((error: unknown) => setFault(error instanceof CallError ? error.message : generalText()));
  });

  if (fault === undefined) return <WaitingLine text={t('{name} has sent you back. Signing you in …', { name })} />;
  const again = () => {
    setFault(undefined);
    if (!provider) return navigate(steps.login(target));
    startSignOn(provider, target).then(
      (address) => location.assign(address),
      (error: unknown) => setFault(error instanceof CallError ? error.message : generalText()),
    );
  };
  return (
    <div className={styles['column']}>
      <Alert variant="error">{fault}</Alert>
      <Button variant="primary" size="lg" wide onClick={again}>
        {t('Try again')}
      </Button>
      <div className={styles['ways']}>
        <LinkButton onClick={() => navigate(steps.login(target), { replace: true })}>{t('Back to sign-in')}</LinkButton>
      </div>
    </div>
  );
}

/** What the provider said in place of a code. */
function refusal(error: string, name: string): string {
  if (error === 'access_denied') return text('The sign-in at {name} was cancelled or refused there.', { name });
  if (error === 'temporarily_unavailable' || error === 'server_error')
    return text('{name} cannot sign anybody in at the moment. Try again later or use your password.', { name });
  return text('{name} did not accept the sign-in ({error}). If it happens again, tell your administrator.', {
    name,
    error: error.slice(0, 60),
  });
}
