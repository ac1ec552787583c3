/** The second step of a sign-in by one method: what to type, the field for it, and the ways out. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../client/first/call-error.ts';
import { currentLanguage, text } from '../../../client/first/language.ts';
import type { PendingMethod, PendingSignIn } from '../../../client/first/pending-sign-in.ts';
import type { SignInOutcome } from '../../../client/first/sign-in.ts';
import { giveSecondFactor } from '../../../client/session/second-factor.ts';
import signInErrors from '../../../rules/errors/sign-in.ts';
import { limits } from '../../../rules/limits.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from '../card/card.module.css';
import { CodeForm } from './code-form.tsx';
import { type FactorChoice, factorState } from './factor-state.ts';
import { MailedCode } from './mailed-code.tsx';

export interface FactorFormProps {
  readonly pending: PendingSignIn;
  readonly choice: FactorChoice;
  readonly onEntered: (outcome: SignInOutcome) => void;
  /** The sign-in has to begin anew; the text, already translated, says why. */
  readonly onGone: (why: string) => void;
  /** Another method is wanted. */
  readonly onOthers: () => void;
  readonly onCancel: () => void;
}

export function FactorForm({ pending, choice, onEntered, onGone, onOthers, onCancel }: FactorFormProps) {
  const { t } = useTranslation();
  const method = pending.methods.find(({ Id }) => Id === choice);
  const give = async (code: string) => {
    try {
      onEntered(await giveSecondFactor(pending, code, method?.Id, currentLanguage()));
    } catch (error) {
      const why = endOf(pending, error);
      if (why === undefined) throw error;
      onGone(why === 'tries' ? t('Too many wrong codes. Sign in again.') : why);
    }
  };
  const ways = (again?: ReactNode) => (
    <div className={styles['ways']}>
      {again && <div className={styles['whole']}>{again}</div>}
      <LinkButton onClick={onOthers}>{t('Use another way')}</LinkButton>
      <LinkButton onClick={onCancel}>{t('Back to sign-in')}</LinkButton>
    </div>
  );
  const form = { submit: t('Sign in'), give };
  if (!method) {
    return (
      <CodeForm key="recovery" kind="recovery" {...form} below={ways()}>
        <p className={styles['said']}>{t('Type one of the recovery codes that you kept. Each works once.')}</p>
      </CodeForm>
    );
  }
  if (method.Kind === 'Email') {
    return <MailedCode key={method.Id} {...form} pending={pending} method={method} ways={ways} onGone={onGone} />;
  }
  return (
    <CodeForm key={method.Id} {...form} below={ways()}>
      <AppNote method={method} />
    </CodeForm>
  );
}

function AppNote({ method }: { readonly method: PendingMethod }) {
  const { t } = useTranslation();
  return (
    <p className={styles['said']}>
      {t('Open your authenticator app and type the six digits that it shows for “{name}”.', { name: method.Name })}
    </p>
  );
}

/** Why a sign-in cannot go on: too many wrong codes, or the server takes its name, password or session no longer. */
function endOf(pending: PendingSignIn, error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  const isWrongCode = error.status === 400 || error.message === text(signInErrors['ERR-14']);
  if (!isWrongCode) return [401, 403].includes(error.status) ? error.message : undefined;
  const state = factorState(pending);
  state.wrong += 1;
  return state.wrong >= limits.wrongCodes ? 'tries' : undefined;
}
