/** Above a form: every field that needs a change, as a link to it, once there are more than two; and why nothing was saved. */
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/Alert.tsx';
import styles from './form-bar.module.css';
import { SaveFailure } from './save-failure.tsx';
import type { Fault } from './status.ts';

export interface FormSummaryProps {
  readonly faults: readonly Fault[];
  /** Of the call; what was typed is kept. */
  readonly failure: string | undefined;
  /** What it failed at, above that. */
  readonly failed?: string;
  readonly onFocus: (name: string) => void;
}

const most = 2;

export function FormSummary({ faults, failure, failed, onFocus }: FormSummaryProps) {
  const { t } = useTranslation();
  return (
    <>
      {faults.length > most && (
        <div className={styles['summary']}>
          <Alert variant="error" title={t('{count} fields need a change before saving', { count: faults.length })}>
            {faults.map((fault) => (
              <button key={fault.name} type="button" onClick={() => onFocus(fault.name)}>
                {fault.label}
              </button>
            ))}
          </Alert>
        </div>
      )}
      {failure !== undefined && (
        <div className={styles['summary']}>
          <SaveFailure title={failed} message={failure}>
            {t('What you typed is kept.')}
          </SaveFailure>
        </div>
      )}
    </>
  );
}
