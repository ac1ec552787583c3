/** Says that what somebody had typed before is back, and offers to do without it. */
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './form-screen.module.css';

export function RestoredNote({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles['restored']}>
      <Alert
        live
        actions={
          <Button size="xs" onClick={onDiscard}>
            {t('Discard them')}
          </Button>
        }
      >
        {t('Your earlier entries were restored. Passwords and files are not kept.')}
      </Alert>
    </div>
  );
}
