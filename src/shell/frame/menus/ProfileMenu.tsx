/** The profile menu: who is signed in, the own account, the colour scheme, sign out (LAY-18, LAY-21, NAV-33). */
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '../../../client/first/session-store.ts';
import { useStore } from '../../../client/page/use-store.ts';
import { useCapabilities } from '../../../client/session/session.ts';
import { LeaveQuestion } from '../../../engines/leaving/leave-question.tsx';
import { hasUnsaved } from '../../../engines/leaving/unsaved.ts';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '../../../ui/Menu.tsx';
import { ImpersonatorItem } from '../../impersonation/ImpersonatorItem.tsx';
import { openHelper } from '../../palette/helper-state.ts';
import { mayViewAs } from '../../palette/view-as.ts';
import { leaveSignedOut } from '../../routing/leave.ts';
import { hrefOf, hrefOfRecord } from '../../routing/screen-address.tsx';
import { scheme, setScheme } from '../../start/scheme.ts';
import { FrameIcon, MenuIcon } from './icons.tsx';
import type { MenuLink } from './menu-list.ts';
import styles from './menus.module.css';
import { PrivacyItem } from './PrivacyItem.tsx';

export interface ProfileMenuProps {
  readonly user: CurrentUser;
  readonly links: readonly MenuLink[];
  readonly button: ReactElement;
  readonly opened: boolean;
}

export function ProfileMenu({ user, links, button, opened }: ProfileMenuProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'here' | 'asking' | 'leaving'>('here');
  const held = useCapabilities();
  const ownAccount = hrefOfRecord('account', user.UserAccountId);
  const signOut = () => {
    setStep('leaving');
    void leaveSignedOut();
  };
  if (step === 'asking')
    return <SignOutQuestion button={button} onAnswer={(leave) => (leave ? signOut() : setStep('here'))} />;
  return (
    <Menu target={button} position="bottom-end" width={240} defaultOpened={opened}>
      <div className={styles['person']}>
        <span>{user.UserAccount.DisplayName}</span>
        <span>{user.Username}</span>
        <span>{user.CompanyAccount.DisplayName}</span>
      </div>
      {user.ImpersonatorAccount && <ImpersonatorItem impersonator={user.ImpersonatorAccount} />}
      <MenuDivider />
      {ownAccount !== undefined && (
        <MenuItem href={ownAccount} icon={<FrameIcon name="user" />}>
          {t('Own account')}
        </MenuItem>
      )}
      {links.map(({ path, title, icon }) => (
        <MenuItem key={path} href={hrefOf(path)} icon={<MenuIcon name={icon} />}>
          {t(title)}
        </MenuItem>
      ))}
      <PrivacyItem user={user} />
      <MenuItem icon={<MenuIcon name="message" />} onClick={() => openHelper('messages')}>
        {t('Past messages')}
      </MenuItem>
      <MenuItem icon={<MenuIcon name="lock" />} onClick={() => openHelper('rights')}>
        {t('What may I do here?')}
      </MenuItem>
      {mayViewAs(held) && (
        <MenuItem icon={<MenuIcon name="eye" />} onClick={() => openHelper('viewAs')}>
          {t('View as')}
        </MenuItem>
      )}
      <MenuDivider />
      <SchemeItems />
      <MenuDivider />
      <MenuItem
        icon={<FrameIcon name="logout" />}
        onClick={() => (hasUnsaved() ? setStep('asking') : signOut())}
        disabled={step === 'leaving'}
      >
        {t('Sign out')}
      </MenuItem>
    </Menu>
  );
}

interface SignOutQuestionProps {
  readonly button: ReactElement;
  readonly onAnswer: (leave: boolean) => void;
}

/** Signing out loses what is typed and not saved. */
const SignOutQuestion = ({ button, onAnswer }: SignOutQuestionProps) => (
  <>
    {button}
    <LeaveQuestion onAnswer={onAnswer} />
  </>
);

function SchemeItems() {
  const { t } = useTranslation();
  const current = useStore(scheme);
  const choices = [
    { value: 'light', icon: 'sun', title: t('Light') },
    { value: 'dark', icon: 'moon', title: t('Dark') },
    { value: 'auto', icon: 'device-desktop', title: t('As the system') },
  ] as const;
  return (
    <>
      <MenuLabel>{t('Appearance')}</MenuLabel>
      {/* biome-ignore lint/a11y/useSemanticElements: a menu has groups and no fieldsets. */}
      <div className={styles['schemes']} role="group" aria-label={t('Appearance')}>
        {choices.map(({ value, icon, title }) => (
          <MenuItem
            key={value}
            keepOpen
            label={title}
            icon={<FrameIcon name={icon} size={18} />}
            checked={value === current}
            onClick={() => setScheme(value)}
          />
        ))}
      </div>
    </>
  );
}
