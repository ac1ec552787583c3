/** Blocks as links of a chain, each on the way to the next one; whose calls this person may not make are not there. */
import { useCapabilities } from '../../client/session/session.ts';
import type { StackShape } from '../../define/shapes/block-shapes.ts';
import { allowed, blockGate } from '../access/gate.ts';
import { BlockView } from '../block.tsx';
import type { EngineProps } from '../engine-props.ts';
import { FrameProvider, prefixAt } from '../frame/frame.tsx';
import styles from './chain.module.css';

export default function ChainEngine({ block, row, steps }: EngineProps<StackShape>) {
  const held = useCapabilities();
  return (
    <div className={styles['chain']}>
      {block.blocks.map(
        (each, index) =>
          allowed(blockGate(each), held) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a manifest never changes
            <FrameProvider key={index} frame="panel" prefix={prefixAt(index)}>
              <div>
                <BlockView block={each} row={row} steps={steps} />
              </div>
            </FrameProvider>
          ),
      )}
    </div>
  );
}
