/** Sign-in over the page, after the session has ended in the middle of something, or for a fresh proof: the page stays as it is (ERR-39). */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pendingSignIn } from '../../client/pending-sign-in.ts';
import type { Asked } from '../../client/renewal.ts';
import { onSignedInElsewhere } from '../../client/session-news.ts';
import type { SignedIn } from '../../client/sign-in.ts';
import { useStore } from '../../client/use-store.ts';
import { Alert } from '../../ui/Alert.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { leaveForSignIn } from '../leave.ts';
import { goOn, goOnIfSignedIn, setUpFirst } from './go-on.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondStep } from './SecondStep.tsx';
import styles from './session-again.module.css';

export function SessionAgain({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation();
  const pending = useStore(pendingSignIn);
  const [note, setNote] = useState<string>();
  // In another tab, or in the window of a single sign-on.
  useEffect(() => onSignedInElsewhere(() => void goOnIfSignedIn(asked)), [asked]);
  const entered = ({ next }: SignedIn) => {
    if (next === 'enter') goOn(asked);
    else if (next === 'setUpSecondFactor') setUpFirst();
  };
  const gone = (why?: string) => {
    setNote(why);
    pendingSignIn.set(undefined);
  };
  const leave = () => {
    pendingSignIn.set(undefined);
    if (asked.isProof) asked.answer(false);
  };
  return (
    <Modal
      opened
      onClose={leave}
      title={asked.isProof ? t('Confirm that it is you') : t('Your session has ended')}
      size={420}
    >
      <div className={styles['column']}>
        <p>
          {asked.isProof
            ? t(
                'You are about to change how you sign in. Sign in once more, so that nobody else does it at your screen.',
              )
            : t('Sign in again to go on. The page stays as it is, and nothing that you typed is lost.')}
        </p>
        {note !== undefined && <Alert look="error">{note}</Alert>}
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
