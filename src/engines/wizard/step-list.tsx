/** The steps down the left, or as dots in one row where it is narrow: done, open, still to come. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useAddress } from '../../client/page/address.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { hrefHere } from '../frame/link-address.ts';
import type { VisibleStep } from './plan.ts';
import { groupsOf, textOf } from './shown-fields.ts';
import styles from './step-list.module.css';
import type { Wizard } from './use-wizard.ts';

export interface StepListProps {
  readonly wizard: Wizard;
  readonly open: VisibleStep;
}

export function StepList({ wizard, open }: StepListProps) {
  const { t } = useTranslation();
  const { visibleSteps } = wizard.progress;
  const at = visibleSteps.indexOf(open);
  return (
    <nav className={styles['steps']} aria-label={t('Steps')}>
      <p className={styles['where']} aria-hidden>
        {t('Step {number} of {count}', { number: at + 1, count: visibleSteps.length })}: {t(open.title)}
      </p>
      <ol>
        {visibleSteps.map((step, index) => (
          <StepItem key={step.step} wizard={wizard} step={step} index={index} open={open} />
        ))}
      </ol>
    </nav>
  );
}

interface StepItemProps extends StepListProps {
  readonly step: VisibleStep;
  readonly index: number;
}

function StepItem({ wizard, step, index, open }: StepItemProps) {
  const { t } = useTranslation();
  const address = useAddress();
  const { progress, entering, result, key } = wizard;
  const isOpen = step === open;
  const isDone = result !== undefined || entering.entries[step.step]?.isDone === true;
  const note = useNote(wizard, step, isDone);
  const words = (
    <>
      {t(step.title)}
      {isDone && !isOpen && <VisuallyHidden> ({t('done')})</VisuallyHidden>}
    </>
  );
  const canGo = !isOpen && !result && index <= progress.furthestStep && !wizard.isBusy;
  return (
    <li data-state={isOpen ? 'open' : isDone ? 'done' : 'ahead'} aria-current={isOpen ? 'step' : undefined}>
      <span className={styles['dot']} aria-hidden>
        {isDone && (!isOpen || result) ? <Icon name="check" size={13} /> : index + 1}
      </span>
      <span className={styles['name']}>
        {canGo ? (
          <Link href={hrefHere(address, { [key]: index === 0 ? undefined : step.step })}>{words}</Link>
        ) : (
          <span>{words}</span>
        )}
        {note && <small>{note}</small>}
      </span>
    </li>
  );
}

/** The first thing that was entered there. */
function useNote({ plan, progress }: Wizard, step: VisibleStep, isDone: boolean): string | undefined {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const review = plan.steps.find((each) => each.block === 'review');
  if (!isDone || review?.block !== 'review') return undefined;
  const group = groupsOf(plan, review, progress.visibleSteps, progress.values).find((each) => each.step === step);
  const [first] = group?.fields.filter(({ optionsCall }) => !optionsCall) ?? [];
  return first && (textOf(first, progress.values, locale, t) || undefined);
}
