/** The first step of signing in again: the password, or a provider in a window of its own. */
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { branding } from '../../client/first/branding.ts';
import { CallError, generalText } from '../../client/first/call-error.ts';
import { currentLanguage } from '../../client/first/language.ts';
import { type SignInOutcome, signIn } from '../../client/first/sign-in.ts';
import { ssoChoices } from '../../custom/sign-in/page/sso.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { openSignOn } from './open-sign-on.ts';
import styles from './reauthentication.module.css';

export interface PasswordStepProps {
  /** Who was signed in. */
  readonly username: string;
  readonly onEntered: (outcome: SignInOutcome) => void;
  readonly onTyped: () => void;
}

export function PasswordStep({ username, onEntered, onTyped }: PasswordStepProps) {
  const { t } = useTranslation();
  const id = useId();
  const [name, setName] = useState(username);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const fail = (error: unknown) => setFault(error instanceof CallError ? error.message : generalText());
  const typed = () => {
    setFault(undefined);
    onTyped();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // The page below is a form perhaps; it is not this one that was submitted.
    event.stopPropagation();
    if (busy || password === '' || name.trim() === '') return;
    setBusy(true);
    typed();
    try {
      onEntered(await signIn(name, password, currentLanguage()));
    } catch (error) {
      setPassword('');
      setBusy(false);
      fail(error);
      document.getElementById(`${id}-password`)?.focus();
    }
  };
  return (
    <form className={styles['column']} onSubmit={(event) => void send(event)} noValidate>
      {fault !== undefined && <Alert variant="error">{fault}</Alert>}
      <TextInput
        id={`${id}-name`}
        label={t('Username')}
        size="lg"
        autoComplete="username"
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          typed();
        }}
      />
      <PasswordInput
        id={`${id}-password`}
        label={t('Password')}
        size="lg"
        autoComplete="current-password"
        revealLabel={t('Show password')}
        data-autofocus
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          typed();
        }}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        busy={busy}
        disabled={!busy && (password === '' || name.trim() === '')}
      >
        {t('Sign in')}
      </Button>
      {ssoChoices(branding().sso_setup_list).map((choice) => (
        <Button
          key={choice.id}
          size="lg"
          wide
          after={<Icon name="external-link" size={14} />}
          aria-label={t('{name} (opens in a new window)', { name: choice.name })}
          onClick={() => openSignOn(choice).catch(fail)}
        >
          {choice.name}
        </Button>
      ))}
    </form>
  );
}
