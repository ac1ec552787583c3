/** In the profile menu: who works in the user's name, and the way back (LAY-22, LAY-23). */
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '../../client/first/session-store.ts';
import { MenuItem } from '../../ui/Menu.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { FrameIcon } from '../frame/menus/icons.tsx';
import styles from './impersonation.module.css';
import { useEndImpersonation } from './use-end-impersonation.tsx';

export interface ImpersonatorItemProps {
  readonly impersonator: NonNullable<CurrentUser['ImpersonatorAccount']>;
}

export function ImpersonatorItem({ impersonator }: ImpersonatorItemProps) {
  const { t } = useTranslation();
  const { isBusy, end, question } = useEndImpersonation();
  const { DisplayName: name } = impersonator;
  return (
    <>
      <div className={styles['badge']}>
        <StatusBadge tone="waiting">{t('Impersonated by {name}', { name })}</StatusBadge>
      </div>
      <MenuItem keepOpen icon={<FrameIcon name="user" />} onClick={end} disabled={isBusy}>
        {t('Back to {name}', { name })}
      </MenuItem>
      {question}
    </>
  );
}
