/** The header: logo, menus, search, language, profile; below 960 px the menus stand in one drawer (LAY-17, LAY-18, LAY-27). */
import { useTranslation } from 'react-i18next';
import { languageTitle } from '../../../client/first/language.ts';
import { useLanguage } from '../../../client/language/locale.ts';
import { useSession } from '../../../client/session/session.ts';
import { HeaderButton } from '../menus/HeaderButton.tsx';
import { FrameIcon } from '../menus/icons.tsx';
import { LazyMenu } from '../menus/LazyMenu.tsx';
import { HeaderSearch, LanguageMenu, ProfileMenu } from '../menus/lazy-menus.tsx';
import { NarrowMenu } from '../menus/NarrowMenu.tsx';
import { ProfileButton } from '../menus/ProfileButton.tsx';
import { SearchButton } from '../menus/SearchButton.tsx';
import { useMenus } from '../menus/use-menus.ts';
import styles from './Header.module.css';
import { HeaderMenus } from './HeaderMenus.tsx';
import { Logo } from './Logo.tsx';
import { HeaderTools } from './lazy-parts.tsx';

export function Header() {
  const menus = useMenus();
  const user = useSession();
  const profile = user && <ProfileButton user={user} />;
  return (
    <header className={styles['header']}>
      <NarrowMenu menus={menus} />
      <Logo className={styles['logo']} />
      <HeaderMenus menus={menus} />
      <div className={styles['search']}>
        <LazyMenu button={<SearchButton />} hotkey="/">
          {(clicked) => <HeaderSearch opened={clicked} />}
        </LazyMenu>
      </div>
      <div className={styles['end']}>
        <HeaderTools />
        <Languages />
        {user && profile && (
          <LazyMenu button={profile}>
            {(clicked) => <ProfileMenu user={user} links={menus.profile} button={profile} opened={clicked} />}
          </LazyMenu>
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
      <LazyMenu button={button}>{(clicked) => <LanguageMenu button={button} opened={clicked} />}</LazyMenu>
    </span>
  );
}
