/** One code to type: checked before it is sent, cleared and asked for again when it is wrong (VAL-19, ERR-14, AUTH-49). */
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CallError, generalText } from '../../../client/first/call-error.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { NativeTextInput } from '../../../ui/NativeTextInput.tsx';
import styles from '../card/card.module.css';
import { digitsOf, recoveryCodeOf } from './typed-code.ts';

export interface CodeFormProps {
  readonly kind?: 'digits' | 'recovery';
  /** Already translated: what the button does. */
  readonly submit: string;
  /** Rejects with a CallError; 400 and 401 mean that the code is wrong. */
  give(code: string): Promise<void>;
  /** Above the field. */
  readonly children?: ReactNode;
  /** Below the button. */
  readonly below?: ReactNode;
}

export function CodeForm({ kind = 'digits', submit, give, children, below }: CodeFormProps) {
  const { t } = useTranslation();
  const digits = kind === 'digits';
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<{ readonly text: string; readonly atField: boolean }>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const refuse = (text: string, atField: boolean, clear: boolean) => {
    // Drawn at once: a disabled field takes no focus.
    flushSync(() => {
      setBusy(false);
      setFault({ text, atField });
      if (clear) setTyped('');
    });
    input.current?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const code = (digits ? digitsOf : recoveryCodeOf)(typed);
    if (code === undefined) {
      const asked = digits ? t('Enter the six digits of the code') : t('Enter the twelve characters of one code');
      return refuse(asked, true, false);
    }
    setBusy(true);
    setFault(undefined);
    try {
      await give(code);
    } catch (error) {
      const isWrong = error instanceof CallError && [400, 401].includes(error.status);
      refuse(error instanceof CallError ? error.message : generalText(), isWrong, isWrong);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <fieldset className={styles['column']} disabled={busy}>
        {fault && !fault.atField && <Alert variant="error">{fault.text}</Alert>}
        {children}
        <div className={styles[digits ? 'code' : 'recovery']}>
          <NativeTextInput
            ref={input}
            id={`sign-in-${kind}`}
            label={digits ? t('Code') : t('Recovery code')}
            {...(fault?.atField ? { error: fault.text } : {})}
            value={typed}
            inputMode={digits ? 'numeric' : 'text'}
            autoComplete={digits ? 'one-time-code' : 'off'}
            autoFocus
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              setFault(undefined);
            }}
          />
        </div>
        <Button type="submit" variant="primary" size="lg" wide busy={busy}>
          {submit}
        </Button>
        {below}
      </fieldset>
    </form>
  );
}
