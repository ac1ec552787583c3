/** What can be done to a record, offered to the command palette and the keys while it is shown. */
import type { ViewShape } from '../../define/shapes/block-shapes.ts';
import type { ActionShape } from '../../define/shapes/element-shapes.ts';
import { useAvailableAction } from '../action/available-actions.ts';
import type { Runner } from '../action/runner.tsx';
import type { BindingValues } from '../binding/resolve.ts';
import { useFrame } from '../frame/frame.tsx';

const nothing: readonly ActionShape[] = [];

export function useRecordActions(block: ViewShape, scope: BindingValues, { start }: Pick<Runner, 'start'>): void {
  const { title } = useFrame();
  useAvailableAction({
    place: 'page',
    title: block.title ?? title,
    scope,
    actions: block.actions ?? nothing,
    target: () => ({ row: scope.row }),
    start: (action) => start(action),
  });
}
