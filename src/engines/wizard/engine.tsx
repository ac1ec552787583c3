/** A wizard: its steps, the one that is open, what was entered so far, and the bar that leads on. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showMessage } from '../../client/first/messages.ts';
import { useFormatLocale } from '../../client/language/locale.ts';
import type { WizardShape } from '../../define/shapes/block-shapes.ts';
import type { BindingValues } from '../binding/resolve.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import type { EngineProps } from '../engine-props.ts';
import { useFrame } from '../frame/frame.tsx';
import { NotFoundState } from '../frame/states.tsx';
import { WaitingSection } from '../frame/waiting.tsx';
import { planOf, type WizardPlan } from './plan.ts';
import { Readers } from './records.tsx';
import { StepList } from './step-list.tsx';
import { stepText } from './step-text.ts';
import { StepContent } from './steps/step-content.tsx';
import { Summary } from './summary.tsx';
import { type Result, useWizard } from './use-wizard.ts';
import styles from './wizard.module.css';

export default function WizardEngine({ block, row, steps }: EngineProps<WizardShape>) {
  const scope = useBindingValues({ row, steps });
  const plan = useMemo(() => planOf(block), [block]);
  // What was entered for one thing is not for another.
  const subject = plan.params.map((name) => scope.params[name] ?? '').join(' ');
  return <Course key={subject} plan={plan} scope={scope} subject={subject} />;
}

interface CourseProps {
  readonly plan: WizardPlan;
  readonly scope: BindingValues;
  readonly subject: string;
}

function Course({ plan, scope, subject }: CourseProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { kind } = useFrame();
  const { message, then } = plan.finish;
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const say = ({ values }: Result) => {
    if (message && then) showMessage({ type: 'success', text: stepText(plan, message, values, locale, t) });
  };
  const wizard = useWizard({ plan, scope, subject, foot, say });
  const { progress, open, reading } = wizard;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = open?.step;
  }, [open]);
  if (progress.mismatch) return <NotFoundState />;
  const at = open ? progress.visibleSteps.indexOf(open) : -1;
  const lacking = progress.wanted.filter(
    ({ step, by, after }) => after <= Math.max(at, 0) && reading.records[step.step]?.by !== by,
  );
  const failure = lacking.map(({ step, by }) => [reading.failures[step.step], by] as const);
  const [failed] = failure.flatMap(([found, by]) => (found?.by === by ? [found] : []));
  return (
    <div className={styles['wizard']} data-frame={kind}>
      {!wizard.result && <Readers wanted={progress.wanted} follow={reading.follow} />}
      {open && (
        <div className={styles['columns']}>
          <StepList wizard={wizard} open={open} />
          <StepContent
            key={`${open.step} ${wizard.turn}`}
            wizard={wizard}
            step={open}
            takesFocus={shown.current !== undefined && shown.current !== open.step}
            failed={failed}
            isWaiting={lacking.length > 0}
          />
          <Summary wizard={wizard} open={open} />
        </div>
      )}
      {!open && <WaitingSection />}
      <div ref={setFoot} className={styles['foot']} />
    </div>
  );
}
