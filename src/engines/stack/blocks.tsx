/** Blocks in their order, each in a frame of its own; whose calls this person may not make are not there. */
import { useCapabilities } from '../../client/session/session.ts';
import type { StackShape } from '../../define/shapes/block-shapes.ts';
import { allowed, blockGate } from '../access/gate.ts';
import { BlockView } from '../block.tsx';
import type { EngineProps } from '../engine-props.ts';
import { type Frame, FrameProvider, prefixAt } from '../frame/frame.tsx';

export interface BlocksProps extends EngineProps<StackShape> {
  readonly frame: Frame['kind'];
}

export function Blocks({ block, row, steps, frame }: BlocksProps) {
  const held = useCapabilities();
  return block.blocks.map(
    (each, index) =>
      allowed(blockGate(each), held) && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a manifest never changes
        <FrameProvider key={index} frame={frame} prefix={prefixAt(index)}>
          <div>
            <BlockView block={each} row={row} steps={steps} />
          </div>
        </FrameProvider>
      ),
  );
}
