/** The foot of the support drawer: where answers stand already, and the portal of support. */
import { useTranslation } from 'react-i18next';
import type { supportAddresses } from '../../rules/support/contacts.ts';
import { Icon } from '../../ui/icons.tsx';
import styles from './support-drawer.module.css';

export function SupportFoot({ portal, knowledgeBase }: ReturnType<typeof supportAddresses>) {
  const { t } = useTranslation();
  return (
    <div className={styles['foot']}>
      {knowledgeBase && (
        <a href={knowledgeBase} target="_blank" rel="noopener noreferrer">
          <Icon name="book" size={16} />
          {t('Knowledge base')}
        </a>
      )}
      {portal && (
        <a href={portal} target="_blank" rel="noopener noreferrer">
          <Icon name="external-link" size={16} />
          {t('Support portal')}
        </a>
      )}
    </div>
  );
}
