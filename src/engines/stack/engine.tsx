/** Blocks one below the other; whose calls this person may not make are not there. */
import { useCapabilities } from '../../client/session/session.ts';
import type { StackShape } from '../../define/shapes/block-shapes.ts';
import { allowed, blockGate } from '../access/gate.ts';
import { BlockView } from '../block.tsx';
import styles from '../board/board.module.css';
import type { EngineProps } from '../engine-props.ts';
import { FrameProvider, prefixAt, useFrame } from '../frame/frame.tsx';

export default function StackEngine({ block, row, steps }: EngineProps<StackShape>) {
  const { kind } = useFrame();
  const held = useCapabilities();
  const inner = kind === 'page' ? 'part' : kind;
  return (
    <div className={styles['stack']} data-frame={kind}>
      {block.blocks.map(
        (each, index) =>
          allowed(blockGate(each), held) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a manifest never changes
            <FrameProvider key={index} frame={inner} prefix={prefixAt(index)}>
              <div>
                <BlockView block={each} row={row} steps={steps} />
              </div>
            </FrameProvider>
          ),
      )}
    </div>
  );
}
