/** The languages as a plain list of buttons, for the drawer. */
import { languageTitle, offeredLanguages } from '../../../client/first/language.ts';
import { changeLanguage, useLanguage } from '../../../client/language/locale.ts';

export interface LanguageListProps {
  readonly className: string | undefined;
  readonly onChosen: () => void;
}

export function LanguageList({ className, onChosen }: LanguageListProps) {
  const language = useLanguage();
  return (
    <ul>
      {offeredLanguages().map((each) => (
        <li key={each}>
          <button
            type="button"
            className={className}
            lang={each}
            aria-current={each === language || undefined}
            onClick={() => {
              onChosen();
              void changeLanguage(each, { tellServer: true });
            }}
          >
            {languageTitle(each)}
          </button>
        </li>
      ))}
    </ul>
  );
}
