/** A wizard: its steps, the one that is open, what was entered so far, and the bar that leads on. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/locale.ts';
import { showMessage } from '../../client/messages.ts';
import type { WizardShape } from '../../define/block-shapes.ts';
import type { Scope } from '../binding.ts';
import type { EngineProps } from '../block.tsx';
import { usePlace } from '../place.tsx';
import { useScope } from '../scope.ts';
import { NotFoundState } from '../states.tsx';
import { WaitingSection } from '../waiting.tsx';
import { planOf, type WizardPlan } from './plan.ts';
import { Readers } from './records.tsx';
import { saidText } from './said.ts';
import { StepContent } from './step-content.tsx';
import { StepList } from './step-list.tsx';
import { Summary } from './summary.tsx';
import { type Result, useWizard } from './use-wizard.ts';
import styles from './wizard.module.css';

export function WizardEngine({ block, row, steps }: EngineProps<WizardShape>) {
  const scope = useScope({ row, steps });
  const plan = useMemo(() => planOf(block), [block]);
  // What was entered for one thing is not for another.
  const subject = plan.params.map((name) => scope.params[name] ?? '').join(' ');
  return <Course key={subject} plan={plan} scope={scope} subject={subject} />;
}

interface CourseProps {
  readonly plan: WizardPlan;
  readonly scope: Scope;
  readonly subject: string;
}

function Course({ plan, scope, subject }: CourseProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { frame } = usePlace();
  const { message, then } = plan.finish;
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const say = ({ values }: Result) => {
    if (message && then) showMessage({ type: 'success', text: saidText(plan, message, values, locale, t) });
  };
  const wizard = useWizard({ plan, scope, subject, foot, say });
  const { course, open, reading } = wizard;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = open?.step;
  }, [open]);
  if (course.mismatch) return <NotFoundState />;
  const at = open ? course.seen.indexOf(open) : -1;
  const lacking = course.wanted.filter(
    ({ step, by, after }) => after <= Math.max(at, 0) && reading.records[step.step]?.by !== by,
  );
  const failure = lacking.map(({ step, by }) => [reading.failures[step.step], by] as const);
  const [failed] = failure.flatMap(([found, by]) => (found?.by === by ? [found] : []));
  return (
    <div className={styles['wizard']} data-frame={frame}>
      <Readers wanted={course.wanted} follow={reading.follow} />
      {open && (
        <div className={styles['columns']}>
          <StepList wizard={wizard} open={open} />
          <StepContent
            key={open.step}
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
