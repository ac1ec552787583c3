/** A password to be set: typed twice, with the rules beside it that tick while it is typed (VAL-05 to VAL-15, ERR-13). */
import { use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps } from '../define/fields/field.ts';
import signInErrors from '../rules/errors/sign-in.ts';
import { passwordTexts } from '../rules/fields/field-texts.ts';
import { brokenRules, type PasswordRule } from '../rules/identity/password.ts';
import newPassword from '../rules/kinds/NewPassword.ts';
import { limits } from '../rules/limits.ts';
import { Icon } from '../ui/icons.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { FieldServicesContext } from './editing/field-services.ts';
import { inputProps } from './editing/input-props.tsx';
import { useInvalidInput } from './editing/use-invalid-input.ts';
import { field } from './field.ts';
import styles from './NewPassword.module.css';
import password from './Password.tsx';

/** Those that the password and its owner tell. */
const rules: readonly PasswordRule[] = [
  'length',
  'digit',
  'special',
  'upper',
  'lower',
  'company',
  'firstName',
  'lastName',
];
/** Those that only the server knows: asked while somebody types where it can be, else when the password is sent. */
const rulesOfServer: readonly PasswordRule[] = ['recent', 'breached'];
const numberIn = (rule: PasswordRule) => ({ n: rule === 'recent' ? limits.recentPasswords : limits.passwordLength });

function Edit(props: EditProps<string>) {
  const { value, options, onChange, onBlur } = props;
  const { t } = useTranslation();
  const { owner, brokenRules: refused } = use(FieldServicesContext);
  const [again, setAgain] = useState('');
  const [left, setLeft] = useState(false);
  const listId = useId();
  const typed = value ?? '';
  const broken = brokenRules(typed, owner);
  const differs = typed !== again;
  const [first] = broken;
  const problem =
    typed === '' && again === ''
      ? undefined
      : first
        ? { text: passwordTexts[first], parameters: numberIn(first) }
        : differs
          ? { text: signInErrors['ERR-13'] }
          : undefined;
  useInvalidInput(props.id, problem);
  const { rightSection, error, ...rest } = inputProps(props);
  const isAboutAgain = !first && differs && again !== '';
  return (
    <div className={styles['twice']}>
      <PasswordInput
        {...rest}
        {...(error === undefined || isAboutAgain ? {} : { error })}
        {...(options.readOnly ? {} : { 'aria-describedby': listId })}
        revealLabel={t('Show password')}
        autoComplete="new-password"
        value={typed}
        onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
      />
      {!options.readOnly && (
        <>
          <ul className={styles['rules']} id={listId} aria-label={t('The password needs')}>
            {[...rules, ...rulesOfServer].map((rule) => {
              const said = t(passwordTexts[rule], numberIn(rule));
              // What nobody has answered yet is not met yet.
              const isAnswered = typed !== '' && (refused !== undefined || !rulesOfServer.includes(rule));
              const isMet = isAnswered && !broken.includes(rule) && !refused?.includes(said);
              return (
                <li key={rule} data-met={isMet || undefined}>
                  <Icon name={isMet ? 'check' : 'minus'} size={14} />
                  {said}
                  <VisuallyHidden>{isMet ? t('Met') : t('Not met yet')}</VisuallyHidden>
                </li>
              );
            })}
          </ul>
          <PasswordInput
            id={`${props.id}-again`}
            label={t('Repeat the password')}
            {...(rest.required ? { required: true, 'aria-required': true } : {})}
            {...(differs && left && again !== '' ? { error: t(signInErrors['ERR-13']) } : {})}
            revealLabel={t('Show repeated password')}
            autoComplete="new-password"
            value={again}
            onChange={(event) => setAgain(event.currentTarget.value)}
            onBlur={() => {
              setLeft(true);
              onBlur?.();
            }}
          />
        </>
      )}
    </div>
  );
}

export default field(newPassword, {
  Show: password.Show,
  Edit,
});
