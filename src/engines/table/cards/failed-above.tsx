/** Said above cards that are still there: those that were asked for did not come. */
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import styles from './cards.module.css';

export interface FailedAboveProps {
  readonly error: { readonly message: string };
  readonly again: () => void;
}

export function FailedAbove({ error, again }: FailedAboveProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['failed']}>
      <Alert
        variant="error"
        title={t('What you asked for did not load')}
        actions={
          <Button size="xs" icon={<Icon name="refresh" />} onClick={again}>
            {t('Try again')}
          </Button>
        }
      >
        {error.message} {t('What you see is what was there before.')}
      </Alert>
    </div>
  );
}
