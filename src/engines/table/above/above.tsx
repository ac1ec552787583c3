/** What stands above the rows and is about all of them: its call takes the filters of the list that it knows. */
import type { BlockShape } from '../../../define/shapes/block-shapes.ts';
import type { CallShape } from '../../../define/shapes/element-shapes.ts';
import { inputSchema, schemaAt, type Values } from '../../binding/schema.ts';
import { BlockView } from '../../block.tsx';
import { narrowing } from '../model/list-input.ts';
import type { TablePlan } from '../model/plan.ts';
import type { ListState } from '../model/state.ts';

interface AboveProps {
  readonly plan: TablePlan;
  readonly state: ListState;
  readonly row: object | undefined;
}

export function Above({ plan, state, row }: AboveProps) {
  const { above, block } = plan;
  if (!above) return null;
  return <BlockView block={narrowed(above, narrowing(plan, state, block.source, {}))} row={row} />;
}

/** The same block with the filters as inputs of its call, where it takes them and its manifest binds none. */
export function narrowed(block: BlockShape, filters: Values): BlockShape {
  const { source, input } = block as BlockShape & Partial<CallShape>;
  if (!source || !input) return block;
  const fitting = Object.entries(filters).filter(
    ([name]) => name !== 'orderBy' && name !== 'options' && !(name in input) && schemaAt(inputSchema(source), name),
  );
  return {
    ...block,
    input: { ...input, ...Object.fromEntries(fitting.map(([name, constant]) => [name, { constant }])) },
  } as BlockShape;
}
