/** A block about what the address names, or the one that asks for it. */
import type { GivenShape } from '../../define/shapes/block-shapes.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { BlockView } from '../block.tsx';
import type { EngineProps } from '../engine-props.ts';

export default function GivenEngine({ block, row, steps }: EngineProps<GivenShape>) {
  const { params } = useBindingValues({ row, steps });
  const isGiven = block.names.some((name) => params[name] !== undefined);
  return <BlockView block={isGiven ? block.body : block.otherwise} row={row} steps={steps} />;
}
