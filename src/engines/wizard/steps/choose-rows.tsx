/** A step in which rows of a table are picked; what is picked stays picked while pages turn, and when somebody comes back. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChooseStep, TableShape } from '../../../define/shapes/block-shapes.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { isSame } from '../../editing/same-values.ts';
import { onDemand } from '../../frame/on-demand.tsx';
import { WaitingRows } from '../../frame/waiting.tsx';
import type { Picking } from '../../table/selection/picking.ts';
import { createSelection, type Named } from '../../table/selection/store.ts';
import { valueOfRows } from '../entries.ts';
import type { Wizard } from '../use-wizard.ts';
import styles from '../wizard.module.css';
import { WizardBar } from '../wizard-bar.tsx';

export interface ChooseRowsProps {
  readonly wizard: Wizard;
  readonly step: ChooseStep;
}

/** A wizard may do without a table. */
const Table = onDemand(
  async () => (await import('../../table/engine.tsx')).default,
  () => <WaitingRows />,
);

export function ChooseRows({ wizard, step }: ChooseRowsProps) {
  const { t } = useTranslation();
  const { progress, scope, entering, refused } = wizard;
  const [fault, setFault] = useState<string>();
  const [isOnly, setOnly] = useState(false);
  /** What nobody has picked himself is not yet entered: who leaves loses nothing by it. */
  const isPreset = useRef(false);
  const [picking] = useState(() => {
    const made = pickingOf(step, entering.entries[step.step]?.rows);
    const onOnly = (only: Named) => {
      setOnly(true);
      if (made.store.get().rows.size > 0) return;
      isPreset.current = true;
      made.store.set({ ...made.store.get(), rows: new Map([only]) });
      isPreset.current = false;
    };
    return { ...made, onOnly };
  });
  const block = useMemo(() => tableOf(step), [step]);
  const { store } = picking;
  const rowsNow = (): readonly Named[] => [...store.get().rows];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the store and the way to enter stay while the step is open
  useEffect(
    () =>
      store.subscribe(() => {
        if (isPreset.current) return;
        const value = valueOfRows(step, rowsNow());
        const before = entering.entries[step.step];
        setFault(undefined);
        wizard.enter(step, { value, rows: rowsNow(), isDone: before?.isDone === true && isSame(before.value, value) });
      }),
    [store, step, entering],
  );

  const goOn = () => {
    const rows = rowsNow();
    const { atMost } = step;
    if (rows.length === 0) setFault(step.many ? t('Pick at least one row') : t('Pick one of the rows'));
    else if (atMost !== undefined && rows.length > atMost) setFault(t('Pick at most {count} rows', { count: atMost }));
    else wizard.next(step, { value: valueOfRows(step, rows), rows });
  };
  const count = store.get().rows.size;
  return (
    <>
      {refused?.step === step.step &&
        refused.problems.map(({ problem }) => (
          <div key={problem.text} className={styles['note']}>
            <Alert variant="error">{problem.text}</Alert>
          </div>
        ))}
      {step.whenNot && step.when && <p className={styles['hint']}>{t(step.whenNot)}</p>}
      <div className={styles['table']} data-cards={step.cards && ''}>
        <Table block={block} picking={picking} row={scope.row} steps={progress.before.get(step.step)} />
      </div>
      {isOnly && (
        <p className={styles['hint']} role="status">
          {t('There is only this one, so it is chosen already.')}
        </p>
      )}
      {step.many && (
        <p className={styles['hint']} role="status">
          {t('{count, plural, =0 {Nothing is picked} one {# row is picked} other {# rows are picked}}', { count })}
        </p>
      )}
      <WizardBar wizard={wizard} step={step} fault={fault} onGo={goOn} />
    </>
  );
}

function pickingOf({ many = false, when, whenNot, given }: ChooseStep, rows: readonly Named[] = []): Picking {
  const store = createSelection();
  store.set({ mode: 'some', rows: new Map(rows), excepted: new Set() });
  return { many, when, whenNot, key: given && Object.keys(given)[0], store };
}

function tableOf(step: ChooseStep): TableShape {
  const { source, input, columns, remark, icon, cards, filters, search, sort, tree, empty } = step;
  return {
    block: 'table',
    source,
    input,
    columns,
    // Where an account stands is read to its end.
    ...(remark && { remark, wrap: true as const }),
    ...(icon && { icon }),
    ...(cards && { cards, display: 'cards' as const }),
    ...(filters && { filters }),
    ...(search && { search }),
    ...(sort && { sort }),
    ...(tree && { tree }),
    ...(empty && { empty }),
  };
}
