/** Recovery codes, shown this once: to be copied or saved; who skips them is reminded once of what that means. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../client/files/download.ts';
import { branding } from '../../../client/first/branding.ts';
import { fileName } from '../../../rules/files/file-name.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import card from '../card/card.module.css';
import { CopyText } from '../card/copy-text.tsx';
import styles from './recovery-codes.module.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => title.current?.focus(), []);
  const text = codes.join('\n');
  const save = () => {
    const head = t('Recovery codes of {title}. Each works once, in place of a code.', { title: branding().title });
    saveBlob(new Blob([`${head}\n\n${text}\n`], { type: 'text/plain' }), fileName(t('Recovery codes'), 'txt'));
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (kept) onKept();
    else setAsked(true);
  };
  return (
    <form className={card['column']} onSubmit={goOn} noValidate>
      <h2 ref={title} tabIndex={-1}>
        {t('Keep your recovery codes')}
      </h2>
      <p className={card['said']}>
        {t(
          'Your second factor is on. If you ever lose it, one of these codes signs you in; each works once. They are shown only now.',
        )}
      </p>
      <ul className={styles['codes']} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <CopyText value={text}>{t('Copy all codes')}</CopyText>
        <Button icon={<Icon name="download" />} onClick={save}>
          {t('Save as a file')}
        </Button>
      </div>
      <Checkbox
        id={id}
        label={t('I have kept the codes in a safe place')}
        checked={kept}
        onChange={(event) => setKept(event.currentTarget.checked)}
        {...(asked && !kept ? { error: t('Keep the codes first, then tick this box.') } : {})}
      />
      <Button type="submit" variant="primary" size="lg" wide>
        {t('Continue')}
      </Button>
      {isReminded && (
        <Alert variant="warning">
          {t(
            'Whoever loses the second factor and has no codes is locked out until somebody else helps. You find new codes in your profile, under Security.',
          )}
        </Alert>
      )}
      <LinkButton onClick={() => (isReminded ? onKept() : setReminded(true))}>
        {isReminded ? t('Go on without codes') : t('Not now')}
      </LinkButton>
    </form>
  );
}
