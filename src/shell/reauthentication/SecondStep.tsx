/** The second step of signing in again: a code by the way that is chosen. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingSignIn } from '../../client/first/pending-sign-in.ts';
import type { SignInOutcome } from '../../client/first/sign-in.ts';
import { FactorForm } from '../../custom/sign-in/factor/factor-form.tsx';
import { FactorList } from '../../custom/sign-in/factor/factor-list.tsx';
import { type FactorChoice, factorState } from '../../custom/sign-in/factor/factor-state.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './reauthentication.module.css';

export interface SecondStepProps {
  readonly pending: PendingSignIn;
  readonly onEntered: (outcome: SignInOutcome) => void;
  /** The sign-in has to begin anew. */
  readonly onGone: (why?: string) => void;
}

export function SecondStep({ pending, onEntered, onGone }: SecondStepProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<FactorChoice | undefined>(factorState(pending).choice);
  if (choice === undefined) {
    return (
      <div className={styles['column']}>
        <FactorList methods={pending.methods} onChoose={setChoice} />
        <div className={styles['end']}>
          <LinkButton onClick={() => onGone()}>{t('Back to sign-in')}</LinkButton>
        </div>
      </div>
    );
  }
  return (
    <FactorForm
      pending={pending}
      choice={choice}
      onEntered={onEntered}
      onGone={onGone}
      onOthers={() => setChoice(undefined)}
      onCancel={() => onGone()}
    />
  );
}
