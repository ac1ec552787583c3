/** Setting up codes by e-mail: sent when asked for, switched on by the first one (ROUTE-23). */
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from '../card/card.module.css';
import { useSignInSteps } from '../card/sign-in-steps.ts';
import { RecoveryCodes } from '../factor/recovery-codes.tsx';
import { SetUpFrame } from '../factor/set-up-frame.tsx';
import { useSetUp } from '../factor/use-set-up.ts';
import { FirstCode } from './first-code.tsx';

export default function SetupMfaEmail() {
  const { t } = useTranslation();
  const steps = useSignInSteps();
  const setUp = useSetUp({ methodType: 'Email', name: t('E-mail') }, steps, false);
  const { prepared, fault, recoveryCodes } = setUp;
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onKept={steps.enter} />;
  const other = { label: t('Use an authenticator app instead'), path: '/setup-mfa' };
  return (
    <SetUpFrame steps={steps} setUp={setUp} other={other}>
      {prepared ? (
        <FirstCode prepared={prepared} enable={setUp.enable} />
      ) : (
        <>
          {fault && <Alert variant="error">{fault.message}</Alert>}
          <p className={styles['said']}>
            {t(
              'At each sign-in we send a code to the e-mail address of your account. An authenticator app is safer: it works without your mailbox.',
            )}
          </p>
          <Button variant="primary" size="lg" wide busy={setUp.isBusy} onClick={setUp.prepare}>
            {t('Send the first code')}
          </Button>
        </>
      )}
    </SetUpFrame>
  );
}
