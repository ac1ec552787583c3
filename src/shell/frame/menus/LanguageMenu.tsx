/** The language menu: the page and everything typed stay (I18N-01 to I18N-11, I18N-24). */
import type { ReactElement } from 'react';
import { languageTitle, offeredLanguages } from '../../../client/first/language.ts';
import { changeLanguage, useLanguage } from '../../../client/language/locale.ts';
import { Menu, MenuItem } from '../../../ui/Menu.tsx';
import styles from './menus.module.css';

export interface LanguageMenuProps {
  readonly button: ReactElement;
  readonly opened: boolean;
}

export function LanguageMenu({ button, opened }: LanguageMenuProps) {
  const language = useLanguage();
  return (
    <Menu target={button} position="bottom-end" scrolls defaultOpened={opened}>
      <div className={styles['languages']}>
        {offeredLanguages().map((each) => (
          <MenuItem
            key={each}
            lang={each}
            checked={each === language}
            onClick={() => void changeLanguage(each, { tellServer: true })}
          >
            {languageTitle(each)}
          </MenuItem>
        ))}
      </div>
    </Menu>
  );
}
