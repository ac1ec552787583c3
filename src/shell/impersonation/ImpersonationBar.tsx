/** The badge above every screen: who works in whose name, and the way back (AUTH-35, AUTH-38, LAY-22, LAY-23). */
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '../../client/first/session-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import styles from './impersonation.module.css';
import { useEndImpersonation } from './use-end-impersonation.tsx';

export interface ImpersonationBarProps {
  readonly user: CurrentUser;
  readonly impersonator: NonNullable<CurrentUser['ImpersonatorAccount']>;
}

export function ImpersonationBar({ user, impersonator }: ImpersonationBarProps) {
  const { t } = useTranslation();
  const { isBusy, end, question } = useEndImpersonation();
  const names = { impersonator: impersonator.DisplayName, user: user.UserAccount.DisplayName };
  const back = (
    <Button size="xs" busy={isBusy} onClick={end}>
      <span className={styles['long']}>{t('Back to {name}', { name: impersonator.DisplayName })}</span>
      <span className={styles['short']}>{t('Go back')}</span>
    </Button>
  );
  return (
    <>
      <TopBar tone="waiting" label={t('Impersonation')} icon={<Icon name="users" size={18} />} action={back}>
        {user.IsReadOnly
          ? t('{impersonator} sees what {user} sees. Nothing can be changed.', names)
          : t('{impersonator} is working as {user}', names)}
      </TopBar>
      {question}
    </>
  );
}
