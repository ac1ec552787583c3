/** Lists that a review is about, each folded under its name and number until somebody wants to see it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../../../client/session/session.ts';
import type { FoldedListShape, ReviewStep } from '../../../define/shapes/block-shapes.ts';
import { valueAt } from '../../../rules/path.ts';
import { BlockView } from '../../block.tsx';
import { panelsFor } from '../../board/panels.ts';
import { FrameProvider, prefixAt } from '../../frame/frame.tsx';
import type { Wizard } from '../use-wizard.ts';
import styles from '../wizard.module.css';

export interface FoldedListsProps {
  readonly wizard: Wizard;
  readonly step: ReviewStep;
}

export function FoldedLists({ wizard, step }: FoldedListsProps) {
  const { progress } = wizard;
  const held = useCapabilities();
  const counted = panelsFor(step.lists ?? [], held).map((list, index) => ({
    list,
    prefix: prefixAt(index),
    count: Number(valueAt(progress.values, list.count) ?? 0),
  }));
  const there = counted.filter(({ count }) => count > 0);
  if (there.length === 0) return null;
  return (
    <div className={styles['lists']}>
      {there.map(({ list, prefix, count }) => (
        <FrameProvider key={list.title} prefix={prefix}>
          <FoldedList wizard={wizard} step={step} list={list} count={count} />
        </FrameProvider>
      ))}
    </div>
  );
}

interface FoldedListProps extends FoldedListsProps {
  readonly list: FoldedListShape;
  readonly count: number;
}

function FoldedList({ wizard: { progress, scope }, step, list, count }: FoldedListProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t(list.title)} <span>{count}</span>
      </summary>
      {isOpen && (
        <div className={styles['block']}>
          <BlockView block={list.body as never} row={scope.row} steps={progress.before.get(step.step)} />
        </div>
      )}
    </details>
  );
}
