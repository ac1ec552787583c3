/** The actions of a record: in the head of the page where it has one, else beside its first section. */
import { useCapabilities } from '../../client/session/session.ts';
import type { ViewShape } from '../../define/shapes/block-shapes.ts';
import { ActionsBar } from '../action/buttons.tsx';
import { visibleActions } from '../action/prepare.ts';
import { useRunner } from '../action/runner.tsx';
import type { BindingValues } from '../binding/resolve.ts';
import { PageHeadPortal, useEngineServices } from '../frame/engine-services.tsx';
import { useFrame } from '../frame/frame.tsx';
import { useRecordActions } from './use-record-actions.ts';
import styles from './view.module.css';

interface ViewActionsProps {
  readonly block: ViewShape;
  readonly scope: BindingValues;
  /** Beside the title of the first section, where it has one. */
  readonly beside: HTMLElement | null;
}

/** The page has a head for actions: they need not wait for what says which fields there are. */
export function useHeadOfActions(): boolean {
  const { kind } = useFrame();
  return useEngineServices().actions !== undefined && (kind === 'page' || kind === 'panel');
}

export function ViewActions({ block, scope, beside }: ViewActionsProps) {
  const actions = visibleActions(block.actions, useCapabilities(), scope.row);
  const runner = useRunner(scope);
  const { kind } = useFrame();
  useRecordActions(block, scope, runner);
  const { actions: place } = useEngineServices();
  const inHead = useHeadOfActions();
  // null: the head of the page is there, and its place a moment later.
  const head = inHead ? place : (beside ?? undefined);
  const variant = kind === 'page' || kind === 'card' ? 'primary' : kind === 'panel' ? 'quiet' : 'default';
  const bar = <ActionsBar actions={actions} runner={runner} scope={scope} variant={variant} />;
  // What somebody has begun stays before him when others were first, and says at its end why it can be done no more.
  return (
    <>
      {actions.length === 0 ? null : head === undefined ? (
        <div className={styles['actions']}>{bar}</div>
      ) : (
        <PageHeadPortal place={head}>{bar}</PageHeadPortal>
      )}
      {runner.dialog}
    </>
  );
}
