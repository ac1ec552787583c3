/** Fields that somebody else has changed while they were edited here: what stands there now, and the way to leave it there. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './contested-fields.module.css';

export interface ContestedField {
  readonly name: string;
  /** In the person's language. */
  readonly label: string;
  /** Label and value, as the record is now. */
  readonly shown: ReactNode;
}

export interface ContestedFieldsProps {
  readonly fields: readonly ContestedField[];
  readonly onTakeOver: (name: string) => void;
}

export function ContestedFields({ fields, onTakeOver }: ContestedFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['contested']}>
      <Alert variant="warning" title={t('This stands there now')}>
        <p>{t('Take over what shall stay. Saving again overwrites the rest with what you typed.')}</p>
        {fields.map(({ name, label, shown }) => (
          <div key={name} className={styles['field']}>
            <dl>{shown}</dl>
            <Button aria-label={t('Take over {field}', { field: label })} onClick={() => onTakeOver(name)}>
              {t('Take over')}
            </Button>
          </div>
        ))}
      </Alert>
    </div>
  );
}
