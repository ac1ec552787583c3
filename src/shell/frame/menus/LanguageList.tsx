/** The languages of the drawer: a menu that stands open, in which the arrow keys lead from one to the next and none is chosen on the way. */
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTitle, offeredLanguages } from '../../../client/first/language.ts';
import { changeLanguage, useLanguage } from '../../../client/language/locale.ts';

export interface LanguageListProps {
  readonly className: string | undefined;
  readonly onChosen: () => void;
}

export function LanguageList({ className, onChosen }: LanguageListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const languages = offeredLanguages();
  const stop = languages.includes(language) ? language : languages[0];
  const menu = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  };
  return (
    <div ref={menu} role="menu" aria-label={t('Language')} tabIndex={-1} onKeyDown={go}>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          role="menuitemradio"
          aria-checked={each === language}
          tabIndex={each === stop ? 0 : -1}
          className={className}
          lang={each}
          onClick={() => {
            onChosen();
            void changeLanguage(each, { tellServer: true });
          }}
        >
          {languageTitle(each)}
        </button>
      ))}
    </div>
  );
}
