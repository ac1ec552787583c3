/** The button of the profile menu: initials in the brand's tint. */
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '../../../client/first/session-store.ts';
import { join } from './HeaderButton.tsx';
import { FrameIcon } from './icons.tsx';
import styles from './menus.module.css';

export interface ProfileButtonProps extends ComponentPropsWithRef<'button'> {
  readonly user: CurrentUser;
}

export function ProfileButton({ user, className, ...rest }: ProfileButtonProps) {
  const { t } = useTranslation();
  const label = t('Profile of {name}', { name: user.UserAccount.DisplayName });
  return (
    <button type="button" className={join(styles['profile'], className)} aria-label={label} {...rest}>
      <span className={styles['avatar']}>{initials(user)}</span>
      <FrameIcon name="chevron-down" size={14} />
    </button>
  );
}

/** "MB"; a name of one word gives one letter. */
function initials({ UserAccount: { Firstname, Lastname, DisplayName } }: CurrentUser): string {
  const letters = [Firstname, Lastname].map((word) => [...word.trim()][0] ?? '').join('');
  return (letters || ([...DisplayName][0] ?? '')).toUpperCase();
}
