/** The first code of an e-mail method, which switches it on. */
import { useTranslation } from 'react-i18next';
import type GetCurrentUser from '../../../../manifests/operations/Authorization/GetCurrentUser.ts';
import { call } from '../../../client/first/call.ts';
import { operationRef } from '../../../client/first/operation-ref.ts';
import { sendSecurityCode } from '../../../client/session/second-factor.ts';
import styles from '../card/card.module.css';
import { CodeForm } from '../factor/code-form.tsx';
import { MailNote } from '../factor/mail-note.tsx';
import { SendAgain } from '../factor/send-again.tsx';
import { useCodeMail } from '../factor/use-code-mail.ts';
import type { Prepared, SetUp } from '../factor/use-set-up.ts';

export interface FirstCodeProps {
  readonly prepared: Prepared;
  readonly enable: SetUp['enable'];
}

export function FirstCode({ prepared, enable }: FirstCodeProps) {
  const { t } = useTranslation();
  const mail = useCodeMail(Date.now(), async () => {
    const { Username } = await call(
      operationRef<typeof GetCurrentUser>('Authorization/GetCurrentUser'),
      {},
      { quiet: true },
    );
    await sendSecurityCode(Username, prepared.authenticationMethodId);
  });
  const again = (
    <div className={styles['ways']}>
      <SendAgain sent={mail.sent ?? 0} onSend={mail.send} />
    </div>
  );
  return (
    <CodeForm submit={t('Switch on')} give={enable} below={again}>
      <MailNote mail={mail} address={prepared.Address} />
    </CodeForm>
  );
}
