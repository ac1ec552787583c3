/** Everything that was entered, with the way back to where; what will happen; and what must be agreed to. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../client/page/address.tsx';
import type { ReviewStep } from '../../../define/shapes/block-shapes.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Link } from '../../../ui/links.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { holds } from '../../binding/condition.ts';
import { BlockView } from '../../block.tsx';
import { hrefHere } from '../../frame/link-address.ts';
import { groupsOf } from '../shown-fields.ts';
import { ShownValues } from '../shown-values.tsx';
import type { Wizard } from '../use-wizard.ts';
import styles from '../wizard.module.css';
import { WizardBar } from '../wizard-bar.tsx';
import { FoldedLists } from './folded-lists.tsx';

export interface ReviewEntriesProps {
  readonly wizard: Wizard;
  readonly step: ReviewStep;
}

export function ReviewEntries({ wizard, step }: ReviewEntriesProps) {
  const { t } = useTranslation();
  const { progress, scope, entering } = wizard;
  const values = progress.before.get(step.step);
  const why = step.until && !holds(step.until.holds, values) ? t(step.until.text) : undefined;
  // Nobody agrees to what cannot be done.
  const checks = (why === undefined && step.checks) || [];
  // Agreed to what stands here: something else must be agreed to again.
  const about = JSON.stringify(values);
  const before = entering.entries[step.step]?.value as Agreed | undefined;
  const agreed = before?.about === about ? before.checks : [];
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLFieldSetElement>(null);
  const missing = checks.filter((check) => !agreed.includes(check));

  const agree = (check: string, on: boolean) => {
    const next = on ? [...agreed, check] : agreed.filter((each) => each !== check);
    wizard.enter(step, { value: { about, checks: next } satisfies Agreed, isDone: false });
  };
  const goOn = () => {
    if (missing.length > 0) {
      setAsked(true);
      place.current?.querySelector<HTMLElement>('input:not(:checked)')?.focus();
    } else wizard.next(step, { value: { about, checks } satisfies Agreed });
  };
  return (
    <>
      <Groups wizard={wizard} step={step} />
      <FoldedLists wizard={wizard} step={step} />
      {step.body && (
        <div className={styles['block']}>
          <BlockView block={step.body as never} row={scope.row} steps={values} />
        </div>
      )}
      {checks.length > 0 && (
        <fieldset ref={place} className={styles['checks']}>
          <legend>{t('Confirm')}</legend>
          {checks.map((check) => (
            <Checkbox
              key={check}
              label={t(check)}
              checked={agreed.includes(check)}
              error={isAsked && missing.includes(check) ? t('Tick this to go on') : undefined}
              onChange={(event) => agree(check, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      <WizardBar
        wizard={wizard}
        step={step}
        fault={
          why ??
          (isAsked &&
            missing.length > 0 &&
            t('{count, plural, one {One box is} other {# boxes are}} not ticked yet', { count: missing.length }))
        }
        why={why}
        onGo={goOn}
      />
    </>
  );
}

interface Agreed {
  readonly about: string;
  readonly checks: readonly string[];
}

function Groups({ wizard, step }: ReviewEntriesProps) {
  const { t } = useTranslation();
  const address = useAddress();
  const { plan, progress, scope, key, isBusy } = wizard;
  return groupsOf(plan, step, progress.visibleSteps, progress.values).map(({ step: from, fields }) => (
    <section key={from?.step ?? ''} className={styles['group']}>
      {from && (
        <header>
          <h3>{t(from.title)}</h3>
          {!isBusy && (
            <Link href={hrefHere(address, { [key]: from === progress.visibleSteps[0] ? undefined : from.step })}>
              {t('Change')}
              <VisuallyHidden> {t(from.title)}</VisuallyHidden>
            </Link>
          )}
        </header>
      )}
      <ShownValues fields={fields} values={progress.values} scope={scope} />
    </section>
  ));
}
