/** After the request: what happens now, said so that it tells nobody which names exist. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/Alert.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Link } from '../../../ui/links.tsx';
import styles from '../card/card.module.css';
import { SendAgain, type SendAgainProps } from '../factor/send-again.tsx';

export interface SentProps {
  readonly username: string;
  readonly again: SendAgainProps;
  readonly fault: string | undefined;
  readonly onOther: () => void;
}

export function Sent({ username, again, fault, onOther }: SentProps) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles['column']}>
      {fault !== undefined && <Alert variant="error">{fault}</Alert>}
      <h2 ref={title} tabIndex={-1}>
        {t('Look into your mailbox')}
      </h2>
      <p className={styles['said']}>
        {t(
          'If “{username}” is the name of a user with an e-mail address, a link is on its way there. It works once, within one hour.',
          { username },
        )}
      </p>
      <p className={styles['said']}>
        {t('Nothing arrived after a few minutes? Look among the unwanted mails, or ask your administrator.')}
      </p>
      <div className={styles['ways']}>
        <div className={styles['whole']}>
          <SendAgain {...again} />
        </div>
        <LinkButton onClick={onOther}>{t('Another username')}</LinkButton>
        <Link href="#/login">{t('Back to sign-in')}</Link>
      </div>
    </div>
  );
}
