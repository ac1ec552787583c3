/** The new password, its rules beside it while it is typed, the server's among them; then the one call that takes it. */
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type ResetPassword from '../../../../manifests/operations/SelfCare/ResetPassword.ts';
import { call } from '../../../client/first/call.ts';
import { operationRef } from '../../../client/first/operation-ref.ts';
import { useFormatLocale } from '../../../client/language/locale.ts';
import { Drafts, DraftsContext } from '../../../fields/editing/draft.ts';
import { FieldServicesContext } from '../../../fields/editing/field-services.ts';
import newPassword from '../../../fields/NewPassword.tsx';
import { fieldTexts } from '../../../rules/fields/field-texts.ts';
import { sayProblem } from '../../../rules/fields/said-problem.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/links.tsx';
import styles from '../card/card.module.css';
import { errorText } from '../card/error-text.ts';
import { useBrokenRules } from './use-broken-rules.ts';
import { brokenRulesOf, isOver } from './use-password-link.ts';

const { Edit = () => null } = newPassword;
const id = 'new-password';
const nobody = { company: '', firstName: '', lastName: '' };

export interface PasswordFormProps {
  readonly username: string;
  readonly token: string;
  readonly onChanged: () => void;
  /** The link has been used meanwhile, or is too old now. */
  readonly onOver: () => void;
}

export function PasswordForm({ username, token, onChanged, onOver }: PasswordFormProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [drafts] = useState(() => new Drafts());
  const refused = useBrokenRules(password, token);
  const services = { upload: undefined, owner: nobody, brokenRules: refused };
  const locale = useFormatLocale();

  const refuse = (text: string) => {
    flushSync(() => {
      setBusy(false);
      setWrong(text);
    });
    document.getElementById(id)?.focus();
  };
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const reset = operationRef<typeof ResetPassword>('SelfCare/ResetPassword');
      await call(reset, { username, newPassword: password, token }, { quiet: true });
      onChanged();
    } catch (error) {
      // The same status for a link that is over and a password that is weak: the rules tell.
      const rules = await brokenRulesOf(password, token).catch((reason) => (isOver(reason) ? 'over' : undefined));
      if (rules === 'over') return onOver();
      if (rules?.length) return refuse(rules.join('. '));
      setBusy(false);
      setFailure(errorText(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = drafts.invalid.get(id);
    if (password === '') return refuse(t(fieldTexts.required));
    if (problem) return refuse(sayProblem(problem, t, locale));
    if (refused?.length) return refuse(refused.join('. '));
    void send();
  };
  const change = (value: string | null) => {
    setPassword(value ?? '');
    setWrong(undefined);
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className={styles['column']} disabled={busy}>
        {failure !== undefined && <Alert variant="error">{failure}</Alert>}
        <p className={styles['said']}>{t('For the username {username}', { username })}</p>
        {/* Password managers keep the name with the password. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <DraftsContext value={drafts}>
          <FieldServicesContext value={services}>
            <Edit
              id={id}
              value={password || null}
              options={{ label: t('New password'), required: true }}
              locale={locale}
              onChange={change}
              {...(wrong === undefined ? {} : { error: wrong })}
              autoFocus
            />
          </FieldServicesContext>
        </DraftsContext>
        <Button type="submit" variant="primary" size="lg" wide busy={busy}>
          {t('Set the new password')}
        </Button>
        <div className={styles['ways']}>
          <Link href="#/login">{t('Back to sign-in')}</Link>
        </div>
      </fieldset>
    </form>
  );
}
