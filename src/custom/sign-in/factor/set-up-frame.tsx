/** Around setting up a second factor: why it is asked for, the other method, and the way out. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from '../card/card.module.css';
import type { SignInSteps } from '../card/sign-in-steps.ts';
import type { SetUp } from './use-set-up.ts';

export interface SetUpFrameProps {
  readonly steps: SignInSteps;
  readonly setUp: SetUp;
  readonly other: { readonly label: string; readonly path: string };
  readonly children: ReactNode;
}

export function SetUpFrame({ steps, setUp: { isVoluntary }, other, children }: SetUpFrameProps) {
  const { t } = useTranslation();
  const leave = () => (isVoluntary ? steps.enter() : void steps.cancel());
  return (
    <div className={styles['column']}>
      {!isVoluntary && (
        <p className={styles['said']}>
          {t('Your company asks for a second factor beside the password. Set it up once to go on.')}
        </p>
      )}
      {children}
      <div className={styles['ways']}>
        <LinkButton onClick={() => steps.go(other.path)}>{other.label}</LinkButton>
        <LinkButton onClick={leave}>{isVoluntary ? t('Cancel') : t('Sign out')}</LinkButton>
      </div>
    </div>
  );
}
