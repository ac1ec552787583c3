/** The button of the support menu, for whom there is something in it. */
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import { HeaderButton } from '../menus/HeaderButton.tsx';
import { SupportMenu } from '../menus/SupportMenu.tsx';
import { useSupportEntries } from '../menus/support-links.ts';
import styles from './Header.module.css';

export function HeaderSupport() {
  const { t } = useTranslation();
  const entries = useSupportEntries();
  if (entries.length === 0) return null;
  const button = (
    <HeaderButton>
      <Icon name="lifebuoy" size={16} />
      {t('Support')}
    </HeaderButton>
  );
  return (
    <span className={styles['wide']}>
      <SupportMenu entries={entries} button={button} />
    </span>
  );
}
