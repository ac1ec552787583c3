/** A list whose cells are edited, and beside it what all its rows come to as they are typed; below both, how much is changed. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockShape } from '../../../define/shapes/block-shapes.ts';
import { useRunner } from '../../action/runner.tsx';
import type { BindingValues } from '../../binding/resolve.ts';
import { BlockView } from '../../block.tsx';
import { EngineServicesProvider } from '../../frame/engine-services.tsx';
import { FrameProvider } from '../../frame/frame.tsx';
import type { TablePlan } from '../model/plan.ts';
import { EditBar } from './edit-bar.tsx';
import styles from './outlook.module.css';
import { useEditing } from './use-editing.tsx';

export interface WithOutlookProps {
  readonly plan: TablePlan;
  readonly scope: BindingValues;
  /** What stands beside. */
  readonly block: BlockShape;
  readonly children: ReactNode;
}

/** The head of the page is the list's. */
const apart = { count: null, actions: null, views: null, listViews: undefined } as const;
const nothingTyped = {};

export function WithOutlook({ plan, scope, block, children }: WithOutlookProps) {
  const { t } = useTranslation();
  const runner = useRunner(scope);
  const editing = useEditing();
  return (
    <div className={styles['all']}>
      <div className={styles['pair']}>
        {children}
        <aside className={styles['outlook']} aria-label={t('Preview')}>
          <FrameProvider frame="page" prefix="preview-" title="Preview" steady>
            <EngineServicesProvider value={apart}>
              <BlockView block={block} row={editing?.preview?.asked ?? nothingTyped} />
            </EngineServicesProvider>
          </FrameProvider>
        </aside>
      </div>
      <EditBar first={plan.columns[0]} runner={runner} scope={scope} isBeside />
      {runner.dialog}
    </div>
  );
}
