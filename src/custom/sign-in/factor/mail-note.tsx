/** Where the code went, or why it did not go. */
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/Alert.tsx';
import styles from '../card/card.module.css';
import type { CodeMail } from './use-code-mail.ts';

export interface MailNoteProps {
  readonly mail: CodeMail;
  /** With its middle hidden; undefined where it is not known. */
  readonly address: string | undefined;
}

export function MailNote({ mail, address }: MailNoteProps) {
  const { t } = useTranslation();
  const { sent, fault, count } = mail;
  if (fault) return <Alert variant="error">{fault.message}</Alert>;
  const went =
    address === undefined
      ? t('We sent a code to your e-mail address.')
      : t('We sent a code to {address}.', { address });
  return (
    <p className={styles['said']} role="status">
      {sent === undefined ? t('A code is on its way to your e-mail address …') : went}{' '}
      {sent !== undefined && t('It works once, within ten minutes.')}{' '}
      {count > 1 && t('Codes that were sent before stop working.')}
    </p>
  );
}
