/** Under a field: that the server is being asked, that it agreed, or that the choices did not load. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import styles from '../rjsf/form.module.css';
import type { FieldState } from './field-state.ts';

export function FieldNote({ of: { answer, supply } }: { readonly of: FieldState }) {
  const { t } = useTranslation();
  if (supply?.hasFailed) {
    return (
      <p className={styles['note']} role="status">
        <span>{supply.problem ?? t('The choices did not load')}</span>
        <Button variant="quiet" size="xs" busy={supply.state === 'loading'} onClick={supply.again}>
          {t('Try again')}
        </Button>
      </p>
    );
  }
  return (
    <p className={styles['note']} role="status" data-state={answer?.state}>
      {answer?.state === 'asking' && t('Checking…')}
      {answer?.state === 'right' && (
        <>
          <Icon name="check" size={14} /> {t('Checked')}
        </>
      )}
    </p>
  );
}
