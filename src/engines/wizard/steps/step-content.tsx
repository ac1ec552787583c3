/** The open step under its heading, which has the focus when a step opens; then what the step itself shows. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../../client/first/call-error.ts';
import { SaveFailure } from '../../editing/save-failure.tsx';
import { FrameProvider } from '../../frame/frame.tsx';
import { onDemand } from '../../frame/on-demand.tsx';
import { FailedState } from '../../frame/states.tsx';
import { WaitingSection } from '../../frame/waiting.tsx';
import type { VisibleStep } from '../plan.ts';
import { isLastToDo } from '../progress.ts';
import { RestoredEntries } from '../restored-entries.tsx';
import type { Wizard } from '../use-wizard.ts';
import styles from '../wizard.module.css';
import { CallResult } from './call-result.tsx';
import { ChooseRows } from './choose-rows.tsx';
import { PresentBlock } from './present-block.tsx';
import { ReviewEntries } from './review-entries.tsx';

/** Forms are heavy, and not every wizard asks. */
const AskFields = onDemand(
  async () => (await import('./ask-fields.tsx')).AskFields,
  () => <WaitingSection />,
);

export interface StepContentProps {
  readonly wizard: Wizard;
  readonly step: VisibleStep;
  /** Another step was open before it. */
  readonly takesFocus: boolean;
  readonly failed: { readonly error: CallError; readonly again: () => void } | undefined;
  /** A record that the step needs is not there yet. */
  readonly isWaiting: boolean;
}

export function StepContent({ wizard, step, takesFocus, failed, isWaiting }: StepContentProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step opens, and never again
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);
  return (
    <section className={styles['content']} aria-label={t(step.title)}>
      <header className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {t(step.title)}
        </h2>
        {step.help && <p>{t(step.help)}</p>}
      </header>
      <RestoredEntries wizard={wizard} />
      {wizard.refused?.message !== undefined && isSaidIn(wizard, step) && (
        <div className={styles['note']}>
          <SaveFailure message={wizard.refused.message}>{t('What you entered is kept.')}</SaveFailure>
        </div>
      )}
      <FrameProvider frame="part" prefix={`${step.step}-`} title={step.title}>
        {failed ? (
          <FailedState error={failed.error} again={failed.again} />
        ) : isWaiting ? (
          <WaitingSection />
        ) : (
          <Content wizard={wizard} step={step} />
        )}
      </FrameProvider>
    </section>
  );
}

/** At the step that it leads to, else at the last one, from which it was sent. */
const isSaidIn = ({ refused, progress }: Wizard, step: VisibleStep): boolean =>
  refused?.step === undefined ? isLastToDo(progress, step) : refused.step === step.step;

function Content({ wizard, step }: { readonly wizard: Wizard; readonly step: VisibleStep }): ReactNode {
  if (step.block === 'choose') return <ChooseRows wizard={wizard} step={step} />;
  if (step.block === 'ask') return <AskFields wizard={wizard} step={step} />;
  if (step.block === 'review') return <ReviewEntries wizard={wizard} step={step} />;
  if (step.block === 'finish') return <CallResult wizard={wizard} step={step} />;
  return <PresentBlock wizard={wizard} step={step} />;
}
