/** The languages below the card of a plain screen; before sign-in nothing is told to the server (LOGIN-29, I18N-22). */
import { useTranslation } from 'react-i18next';
import { languageTitle, offeredLanguages } from '../../../client/first/language.ts';
import { currentSession } from '../../../client/first/session-store.ts';
import { changeLanguage, useLanguage } from '../../../client/language/locale.ts';
import { FrameIcon } from '../menus/icons.tsx';
import styles from './PlainLanguage.module.css';

export function PlainLanguage() {
  const { t } = useTranslation();
  const change = (code: string) => void changeLanguage(code, { tellServer: currentSession() !== undefined });
  return (
    <div className={styles['language']}>
      <FrameIcon name="world" />
      <select
        aria-label={t('Language')}
        value={useLanguage()}
        onChange={({ currentTarget: { value } }) => change(value)}
      >
        {offeredLanguages().map((each) => (
          <option key={each} value={each} lang={each}>
            {languageTitle(each)}
          </option>
        ))}
      </select>
      <FrameIcon name="chevron-down" size={14} />
    </div>
  );
}
