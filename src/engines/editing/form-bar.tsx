/** The bar under what is edited: what is wrong on the left, discard and save on the right. */
import { useTranslation } from 'react-i18next';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from './form-bar.module.css';
import type { Fault } from './status.ts';

export interface FormBarProps {
  readonly faults: readonly Fault[];
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** It goes on by itself when a file has arrived. */
  readonly isWaiting: boolean;
  /** Already translated: what the button does. */
  readonly submitLabel: string;
  readonly danger?: boolean;
  readonly onSubmit: () => void;
  /** Absent: there is nothing to discard. */
  readonly onDiscard?: (() => void) | undefined;
  /** Instead of discarding: leaves the screen. */
  readonly onCancel?: (() => void) | undefined;
  readonly onFocus: (name: string) => void;
}

export function FormBar({
  isBusy,
  submitLabel,
  danger = false,
  onSubmit,
  onDiscard,
  onCancel,
  ...state
}: FormBarProps) {
  const { t } = useTranslation();
  const buttons = (
    <>
      {onCancel && (
        <Button onClick={onCancel} disabled={isBusy}>
          {t('Cancel')}
        </Button>
      )}
      {onDiscard && (
        <Button onClick={onDiscard} disabled={isBusy}>
          {t('Discard')}
        </Button>
      )}
      <Button variant={danger ? 'danger' : 'primary'} busy={isBusy || state.isWaiting} onClick={onSubmit}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <ActionBar buttons={buttons}>
      <div className={styles['fault']} role="status">
        <Said {...state} />
      </div>
    </ActionBar>
  );
}

function Said({
  faults,
  isDirty,
  isWaiting,
  onFocus,
}: Pick<FormBarProps, 'faults' | 'isDirty' | 'isWaiting' | 'onFocus'>) {
  const { t } = useTranslation();
  if (isWaiting) return <span>{t(fieldTexts.uploading)}</span>;
  const [first, ...more] = faults;
  if (!first) return <span>{isDirty ? t('Not saved yet') : ''}</span>;
  return (
    <>
      <Icon name="alert-circle" />
      <span>
        <button type="button" onClick={() => onFocus(first.name)}>
          {first.label}
        </button>{' '}
        {more.length === 0
          ? t('needs a change before saving')
          : t('and {count, plural, one {one more field needs} other {# more fields need}} a change before saving', {
              count: more.length,
            })}
      </span>
    </>
  );
}
