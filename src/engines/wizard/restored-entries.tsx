/** Says that what was entered before is still there, and offers to begin anew. */
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Wizard } from './use-wizard.ts';
import styles from './wizard.module.css';

export function RestoredEntries({ wizard }: { readonly wizard: Wizard }) {
  const { t } = useTranslation();
  const { entering, result } = wizard;
  if (!entering.restored || result) return null;
  return (
    <div className={styles['note']} data-restored>
      <Alert
        live
        actions={
          <>
            <Button size="xs" onClick={entering.accept}>
              {t('Keep them')}
            </Button>
            <Button size="xs" variant="quiet" onClick={wizard.startAgain}>
              {t('Start again')}
            </Button>
          </>
        }
      >
        {t('Your earlier entries were restored. Passwords and files are not kept.')}
      </Alert>
    </div>
  );
}
