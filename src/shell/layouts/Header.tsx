/** The header: logo, menus, language, profile; below 960 px the menus stand in one drawer (LAY-17, LAY-18, LAY-27). */
import { useTranslation } from 'react-i18next';
import { languageTitle } from '../../client/language.ts';
import { useLanguage } from '../../client/locale.ts';
import { useSession } from '../../client/session.ts';
import { JobsLate } from '../jobs/JobsLate.tsx';
import { HeaderButton } from '../menus/HeaderButton.tsx';
import { FrameIcon } from '../menus/icons.tsx';
import { LateMenu } from '../menus/LateMenu.tsx';
import { LanguageMenu, ProfileMenu } from '../menus/late.tsx';
import { NarrowMenu } from '../menus/NarrowMenu.tsx';
import { ProfileButton } from '../menus/ProfileButton.tsx';
import { useMenus } from '../use-menus.ts';
import styles from './Header.module.css';
import { HeaderMenus } from './HeaderMenus.tsx';
import { Logo } from './Logo.tsx';

export function Header() {
  const menus = useMenus();
  const user = useSession();
  const profile = user && <ProfileButton user={user} />;
  return (
    <header className={styles['header']}>
      <NarrowMenu menus={menus} />
      <Logo className={styles['logo']} />
      <HeaderMenus menus={menus} />
      <div className={styles['end']}>
        <JobsLate />
        <Languages />
        {user && profile && (
          <LateMenu button={profile}>
            {(clicked) => <ProfileMenu user={user} links={menus.profile} button={profile} opened={clicked} />}
          </LateMenu>
        )}
      </div>
    </header>
  );
}

function Languages() {
  const { t } = useTranslation();
  const language = useLanguage();
  const button = (
    <HeaderButton aria-label={t('Language: {language}', { language: languageTitle(language) })}>
      <FrameIcon name="world" />
      {language.toUpperCase()}
    </HeaderButton>
  );
  return (
    <span className={styles['wide']}>
      <LateMenu button={button}>{(clicked) => <LanguageMenu button={button} opened={clicked} />}</LateMenu>
    </span>
  );
}
