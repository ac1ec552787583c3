/** Blocks one below the other; whose calls this person may not make are not there. */
import { useHeld } from '../../client/session.ts';
import type { StackShape } from '../../define/block-shapes.ts';
import { BlockView, type EngineProps } from '../block.tsx';
import { allowed, blockGate } from '../gate.ts';
import { prefixAt, usePlace, Within } from '../place.tsx';
import styles from './board.module.css';

export function StackEngine({ block, row, steps }: EngineProps<StackShape>) {
  const { frame } = usePlace();
  const held = useHeld();
  const inner = frame === 'page' ? 'part' : frame;
  return (
    <div className={styles['stack']} data-frame={frame}>
      {block.blocks.map(
        (each, index) =>
          allowed(blockGate(each), held) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a manifest never changes
            <Within key={index} frame={inner} prefix={prefixAt(index)}>
              <div>
                <BlockView block={each} row={row} steps={steps} />
              </div>
            </Within>
          ),
      )}
    </div>
  );
}
