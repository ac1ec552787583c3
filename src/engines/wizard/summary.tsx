/** At the right: what was entered so far, filling up from step to step; the review says it all itself. */
import { useTranslation } from 'react-i18next';
import { isEmpty } from '../../rules/fields/empty.ts';
import { valueAt } from '../../rules/path.ts';
import type { VisibleStep } from './plan.ts';
import { groupsOf, type ShownField, type ShownGroup } from './shown-fields.ts';
import { ShownValues } from './shown-values.tsx';
import type { Wizard } from './use-wizard.ts';
import styles from './wizard.module.css';

export function Summary({ wizard, open }: { readonly wizard: Wizard; readonly open: VisibleStep }) {
  const { t } = useTranslation();
  const { plan, progress, scope } = wizard;
  const review = plan.steps.find((step) => step.block === 'review');
  if (review?.block !== 'review' || open.block === 'review' || open.block === 'finish') return null;
  const fields = groupsOf(plan, review, progress.visibleSteps, progress.values)
    .flatMap(summedUp)
    .filter(({ name }) => !isEmpty(valueAt(progress.values, name)));
  return (
    <aside className={styles['summary']} aria-label={t('Summary')}>
      <h3>{t('Summary')}</h3>
      {fields.length > 0 ? (
        <ShownValues fields={fields} values={progress.values} scope={scope} />
      ) : (
        <p>{t('What you enter is summed up here.')}</p>
      )}
    </aside>
  );
}

/** The only value of a step goes by the name of the step: 'Boats' says more than 'Name'. */
const summedUp = ({ step, fields }: ShownGroup): readonly ShownField[] => {
  const [only] = fields;
  return step && only && fields.length === 1
    ? [{ ...only, english: true, options: { ...only.options, label: step.title } }]
    : fields;
};
