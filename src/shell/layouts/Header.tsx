/** The header: logo, menus, language, profile; below 960 px the menus stand in one drawer (LAY-17, LAY-18, LAY-27). */
import { useTranslation } from 'react-i18next';
import { shell } from '../../../manifests/shell.ts';
import { branding } from '../../client/branding.ts';
import { languageTitle } from '../../client/language.ts';
import { useLanguage } from '../../client/locale.ts';
import { useSession } from '../../client/session.ts';
import { Link } from '../../ui/links.tsx';
import { hrefOf } from '../address.tsx';
import { imageAddress } from '../image-address.ts';
import { HeaderButton } from '../menus/HeaderButton.tsx';
import { FrameIcon } from '../menus/icons.tsx';
import { LateMenu } from '../menus/LateMenu.tsx';
import { LanguageMenu, ProfileMenu } from '../menus/late.tsx';
import { NarrowMenu } from '../menus/NarrowMenu.tsx';
import { ProfileButton } from '../menus/ProfileButton.tsx';
import { useMenus } from '../use-menus.ts';
import styles from './Header.module.css';
import { HeaderMenus } from './HeaderMenus.tsx';

export function Header() {
  const menus = useMenus();
  const user = useSession();
  const profile = user && <ProfileButton user={user} />;
  return (
    <header className={styles['header']}>
      <NarrowMenu menus={menus} />
      <Logo />
      <HeaderMenus menus={menus} />
      <div className={styles['end']}>
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

/** Leads to the dashboard (LAY-25, LEG-1); without an image the marketplace's title stands there. */
function Logo() {
  const { t } = useTranslation();
  const { logo, title, marketplace_owner: owner } = branding();
  const label = t('{name}, dashboard', { name: owner ?? title });
  return (
    <Link className={styles['logo']} href={hrefOf(shell.landing)} aria-label={label}>
      {logo ? <img src={imageAddress(logo)} alt="" /> : title}
    </Link>
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
