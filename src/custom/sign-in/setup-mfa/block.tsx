/** Setting up an authenticator app: the picture or the key, the first code, then recovery codes (ROUTE-21, GUARD-7, AUTH-02). */
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useSignInSteps } from '../card/sign-in-steps.ts';
import { CodeForm } from '../factor/code-form.tsx';
import { RecoveryCodes } from '../factor/recovery-codes.tsx';
import { SetUpFrame } from '../factor/set-up-frame.tsx';
import { useSetUp } from '../factor/use-set-up.ts';
import { WaitingLine } from '../sso-auth/waiting-line.tsx';
import { AppKey } from './app-key.tsx';

export default function SetupMfa() {
  const { t } = useTranslation();
  const steps = useSignInSteps();
  const wanted = { methodType: 'AuthenticatorApp' as const, name: t('Authenticator app') };
  const setUp = useSetUp(wanted, steps);
  const { prepared, fault, recoveryCodes } = setUp;
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onKept={steps.enter} />;
  const other = { label: t('Use codes by e-mail instead'), path: '/setup-mfa-email' };
  return (
    <SetUpFrame steps={steps} setUp={setUp} other={other}>
      {fault && (
        <>
          <Alert variant="error">{fault.message}</Alert>
          <Button variant="primary" size="lg" wide onClick={setUp.prepare}>
            {t('Try again')}
          </Button>
        </>
      )}
      {!fault && !prepared && <WaitingLine text={t('One moment …')} />}
      {prepared && (
        <CodeForm submit={t('Switch on')} give={setUp.enable}>
          <AppKey prepared={prepared} />
        </CodeForm>
      )}
    </SetUpFrame>
  );
}
