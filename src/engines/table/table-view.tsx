/** A table whose columns are known: resolves what its call is bound to, then shows the list. */
import { useMemo } from 'react';
import { useReadOnly } from '../../client/session/rights-preview.ts';
import { useCapabilities } from '../../client/session/session.ts';
import type { TableShape } from '../../define/shapes/block-shapes.ts';
import { type BindingValues, resolveInput } from '../binding/resolve.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import type { EngineProps } from '../engine-props.ts';
import { useFrame } from '../frame/frame.tsx';
import { NotFoundState } from '../frame/states.tsx';
import { EditingProvider } from './editing/use-editing.tsx';
import { ListView } from './list-view.tsx';
import { planOf } from './model/plan.ts';
import type { Picking } from './selection/picking.ts';
import { SelectionProvider } from './selection/use-selection.tsx';
import type { Bound } from './use-rows.ts';

export interface TableEngineProps extends EngineProps<TableShape> {
  /** The rows are there to be picked. Must stay the same object. */
  readonly picking?: Picking;
  /** What its columns are of, where the server sends them: its saved views belong to that. */
  readonly viewsOf?: string;
}

export function TableView({ block, row, steps, picking, viewsOf = '' }: TableEngineProps) {
  const scope = useBindingValues({ row, steps });
  const held = useCapabilities();
  const looksOnly = useReadOnly();
  const { steady } = useFrame();
  const plan = useMemo(() => {
    const whole = { ...planOf(block, held, picking), viewsOf };
    return looksOnly ? { ...whole, edit: undefined, rank: undefined, outlook: undefined } : whole;
  }, [block, held, picking, looksOnly, viewsOf]);
  const list = resolveInput(block.source, block.input, scope);
  if (list.state === 'mismatch') return <NotFoundState />;
  if (list.state === 'missing') return null;
  // A list of something else starts anew: no row of the one before may stay.
  return (
    <Kept
      key={steady ? '' : JSON.stringify(list.input)}
      plan={plan}
      scope={scope}
      bound={{ list: list.input, search: searchBound(block, scope) }}
    />
  );
}

/** The words of the find box are the one input of a search that is still missing. */
function searchBound({ search }: TableShape, scope: BindingValues) {
  if (!search) return {};
  const resolved = resolveInput(search.source, { ...search.input, [search.text]: { constant: '' } }, scope);
  return resolved.state === 'ready' ? resolved.input : {};
}

interface KeptProps {
  readonly plan: ReturnType<typeof planOf>;
  readonly scope: BindingValues;
  readonly bound: Bound;
}

/** The same inputs stay the same objects, so that nothing below is done again for no reason. */
function Kept({ plan, scope, bound }: KeptProps) {
  const text = JSON.stringify(bound);
  const kept = useMemo(() => JSON.parse(text) as Bound, [text]);
  return (
    <SelectionProvider store={plan.picking?.store}>
      <EditingProvider plan={plan.edit} scope={scope}>
        <ListView plan={plan} scope={scope} bound={kept} />
      </EditingProvider>
    </SelectionProvider>
  );
}
