/** A step that shows something; what it asks to be done there stands in the way of going on until it is. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PresentStep } from '../../../define/shapes/block-shapes.ts';
import { holds } from '../../binding/condition.ts';
import { BlockView } from '../../block.tsx';
import type { Wizard } from '../use-wizard.ts';
import styles from '../wizard.module.css';
import { WizardBar } from '../wizard-bar.tsx';

export interface PresentBlockProps {
  readonly wizard: Wizard;
  readonly step: PresentStep;
}

export function PresentBlock({ wizard, step }: PresentBlockProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { progress, scope } = wizard;
  const before = progress.before.get(step.step);
  const isOpen = !holds(step.until?.holds, before);
  const goOn = () => {
    if (isOpen) setAsked(true);
    else wizard.next(step, { value: {} });
  };
  return (
    <>
      <div className={styles['block']}>
        <BlockView block={step.body as never} row={scope.row} steps={before} />
      </div>
      <WizardBar
        wizard={wizard}
        step={step}
        fault={isAsked && isOpen && step.until && t(step.until.text)}
        onGo={goOn}
      />
    </>
  );
}
