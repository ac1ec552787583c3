/** Fields that somebody else has changed while they were edited here: what stands there now, and the way to leave it there. */
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { FieldPlan } from '../field-plan/pages.ts';
import styles from './contested-fields.module.css';
import { FieldShow } from './field-show.tsx';
import type { Reader } from './record-values.ts';

export interface ContestedFieldsProps {
  readonly fields: readonly FieldPlan[];
  /** The record as it is now. */
  readonly reader: Reader;
  readonly onTakeOver: (name: string) => void;
}

export function ContestedFields({ fields, reader, onTakeOver }: ContestedFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['contested']}>
      <Alert variant="warning" title={t('This stands there now')}>
        <p>{t('Take over what shall stay. Saving again overwrites the rest with what you typed.')}</p>
        {fields.map((field) => (
          <div key={field.name} className={styles['field']}>
            <dl>
              <FieldShow field={field} reader={reader} />
            </dl>
            <Button
              aria-label={t('Take over {field}', { field: field.options.label ?? field.name })}
              onClick={() => onTakeOver(field.name)}
            >
              {t('Take over')}
            </Button>
          </div>
        ))}
      </Alert>
    </div>
  );
}
