/** The second step by e-mail: a code is sent when the method is chosen, and again on demand (AUTH-19). */
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../client/first/call-error.ts';
import type { PendingMethod, PendingSignIn } from '../../../client/first/pending-sign-in.ts';
import { sendSecurityCode } from '../../../client/session/second-factor.ts';
import { CodeForm, type CodeFormProps } from './code-form.tsx';
import { factorState } from './factor-state.ts';
import { MailNote } from './mail-note.tsx';
import { SendAgain } from './send-again.tsx';
import { useCodeMail } from './use-code-mail.ts';

export interface MailedCodeProps extends Pick<CodeFormProps, 'submit' | 'give'> {
  readonly pending: PendingSignIn;
  readonly method: PendingMethod;
  readonly ways: (again: ReactNode) => ReactNode;
  readonly onGone: (why: string) => void;
}

export function MailedCode({ pending, method, ways, onGone, ...form }: MailedCodeProps) {
  const { t } = useTranslation();
  const { sent: codes } = factorState(pending);
  const { Id } = method;
  const send = useCallback(async () => {
    try {
      await sendSecurityCode(pending.userName, Id);
      codes.set(Id, Date.now());
    } catch (error) {
      // The session that waits for the code has run out.
      if (error instanceof CallError && error.status === 401) onGone(t('The sign-in took too long. Sign in again.'));
      throw error;
    }
  }, [pending, Id, codes, onGone, t]);
  const mail = useCodeMail(codes.get(Id), send);
  const again = <SendAgain sent={mail.sent ?? 0} onSend={mail.send} />;
  return (
    <CodeForm {...form} below={ways(mail.sent === undefined && !mail.fault ? undefined : again)}>
      <MailNote mail={mail} address={method.Address} />
    </CodeForm>
  );
}
