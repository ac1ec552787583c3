/** Sign-in over the page, after the session has ended in the middle of something, or for a fresh proof: the page stays as it is (ERR-39). */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pendingSignIn } from '../../client/first/pending-sign-in.ts';
import type { ReauthPrompt } from '../../client/first/reauthentication.ts';
import type { SignInOutcome } from '../../client/first/sign-in.ts';
import { onSignedInElsewhere } from '../../client/first/sign-in-broadcast.ts';
import { useStore } from '../../client/page/use-store.ts';
import { useAskFirst } from '../../engines/leaving/use-ask-first.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { leaveForSignIn } from '../routing/leave.ts';
import { PasswordStep } from './PasswordStep.tsx';
import styles from './reauthentication.module.css';
import { redirectToMfaSetup, resume, resumeIfSignedIn } from './resume.ts';
import { SecondStep } from './SecondStep.tsx';

export function Reauthentication({ asked }: { readonly asked: ReauthPrompt }) {
  const { t } = useTranslation();
  const pending = useStore(pendingSignIn);
  const [note, setNote] = useState<string>();
  const [isTyped, setTyped] = useState(false);
  // In another tab, or in the window of a single sign-on.
  useEffect(() => onSignedInElsewhere(() => void resumeIfSignedIn(asked)), [asked]);
  const entered = ({ next }: SignInOutcome) => {
    if (next === 'enter') resume(asked);
    else if (next === 'setUpSecondFactor') redirectToMfaSetup();
  };
  const gone = (why?: string) => {
    setNote(why);
    pendingSignIn.set(undefined);
  };
  const leave = () => {
    setTyped(false);
    pendingSignIn.set(undefined);
    if (asked.isProof) asked.answer(false);
  };
  const { close, question } = useAskFirst(isTyped, leave);
  return (
    <Modal
      opened
      onClose={close}
      title={asked.isProof ? t('Confirm that it is you') : t('Your session has ended')}
      size={420}
    >
      <div className={styles['column']} onInput={() => setTyped(true)}>
        {question}
        <p>
          {asked.isProof
            ? t(
                'You are about to change how you sign in. Sign in once more, so that nobody else does it at your screen.',
              )
            : t('Sign in again to go on. The page stays as it is, and nothing that you typed is lost.')}
        </p>
        {note !== undefined && <Alert variant="error">{note}</Alert>}
        {pending ? (
          <SecondStep pending={pending} onEntered={entered} onGone={gone} />
        ) : (
          <PasswordStep username={asked.user.Username} onEntered={entered} onTyped={() => setNote(undefined)} />
        )}
        <div className={styles['end']}>
          {asked.isProof ? (
            <LinkButton onClick={leave}>{t('Cancel')}</LinkButton>
          ) : (
            <LinkButton onClick={() => void leaveForSignIn()}>{t('Leave this page')}</LinkButton>
          )}
        </div>
      </div>
    </Modal>
  );
}
