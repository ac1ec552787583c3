/** The bar under a step: what is missing on the left, the way back and on at the right. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import said from '../editing/form-bar.module.css';
import type { VisibleStep } from './plan.ts';
import { isLastToDo } from './progress.ts';
import { stepText } from './step-text.ts';
import type { Wizard } from './use-wizard.ts';

export interface WizardBarProps {
  readonly wizard: Wizard;
  readonly step: VisibleStep;
  /** Why it does not go on yet. */
  readonly fault?: ReactNode;
  /** Why it cannot go on at all: nothing here would change that. */
  readonly why?: string | undefined;
  /** It goes on by itself when a file has arrived. */
  readonly isWaiting?: boolean;
  readonly onGo: () => void;
}

export function WizardBar({ wizard, step, fault, why, isWaiting = false, onGo }: WizardBarProps) {
  const { t } = useTranslation();
  const { progress, isBusy, foot } = wizard;
  if (!foot) return null;
  return createPortal(
    <ActionBar
      buttons={
        <>
          <Button disabled={isBusy} onClick={wizard.leave}>
            {t('Cancel')}
          </Button>
          {progress.visibleSteps[0] !== step && (
            <Button disabled={isBusy} onClick={wizard.back}>
              {t('Back')}
            </Button>
          )}
          <GoButton wizard={wizard} step={step} why={why} isWaiting={isWaiting} onGo={onGo} />
        </>
      }
    >
      <div className={said['fault']} role="status">
        {isWaiting && <span>{t(fieldTexts.uploading)}</span>}
        {fault && (
          <>
            <Icon name="alert-circle" />
            <span>{fault}</span>
          </>
        )}
      </div>
    </ActionBar>,
    foot,
  );
}

/** The last one says what will happen. */
function GoButton({ wizard, step, why, isWaiting = false, onGo }: Omit<WizardBarProps, 'fault'>) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { plan, progress, isBusy } = wizard;
  if (!isLastToDo(progress, step)) {
    return (
      <Button variant="primary" why={why} busy={isWaiting} onClick={onGo}>
        {t('Continue')}
      </Button>
    );
  }
  const { submit, tone } = plan.finish;
  return (
    <Button variant={tone === 'danger' ? 'danger' : 'primary'} why={why} busy={isBusy || isWaiting} onClick={onGo}>
      {submit ? stepText(plan, submit, progress.values, locale, t) : t('Finish')}
    </Button>
  );
}
