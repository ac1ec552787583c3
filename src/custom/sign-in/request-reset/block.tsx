/** Asking for a link to choose a new password; the answer is the same for every name (ROUTE-8, AUTH-44). */
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type RequestResetPassword from '../../../../manifests/operations/SelfCare/RequestResetPassword.ts';
import { call } from '../../../client/first/call.ts';
import { operationRef } from '../../../client/first/operation-ref.ts';
import { fieldTexts } from '../../../rules/fields/field-texts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/links.tsx';
import { NativeTextInput } from '../../../ui/NativeTextInput.tsx';
import styles from '../card/card.module.css';
import { errorText } from '../card/error-text.ts';
import { Sent } from './sent.tsx';

export default function RequestReset() {
  const { t } = useTranslation();
  const [username, setUsername] = useState('');
  const [fault, setFault] = useState<{ readonly text: string; readonly atField: boolean }>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<number>();
  const input = useRef<HTMLInputElement>(null);

  const send = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      const request = operationRef<typeof RequestResetPassword>('SelfCare/RequestResetPassword');
      await call(request, { username: username.trim() }, { quiet: true });
      setSent(Date.now());
    } catch (error) {
      setFault({ text: errorText(error), atField: false });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (username.trim()) return void send();
    setFault({ text: t(fieldTexts.required), atField: true });
    input.current?.focus();
  };
  if (sent !== undefined) {
    const again = { sent, onSend: () => void send() };
    return <Sent username={username.trim()} again={again} fault={fault?.text} onOther={() => setSent(undefined)} />;
  }
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className={styles['column']} disabled={busy}>
        {fault && !fault.atField && <Alert variant="error">{fault.text}</Alert>}
        <p className={styles['said']}>
          {t('Type your username. We send a link to your e-mail address; with it you choose a new password.')}
        </p>
        <NativeTextInput
          ref={input}
          id="reset-username"
          label={t('Username')}
          required
          {...(fault?.atField ? { error: fault.text } : {})}
          value={username}
          autoComplete="username"
          autoFocus
          onInput={(event) => {
            setUsername(event.currentTarget.value);
            setFault(undefined);
          }}
        />
        <Button type="submit" variant="primary" size="lg" wide busy={busy}>
          {t('Send the link')}
        </Button>
        <div className={styles['ways']}>
          <Link href="#/login">{t('Back to sign-in')}</Link>
          <Link href="#/contact-support">{t('Contact support')}</Link>
        </div>
      </fieldset>
    </form>
  );
}
