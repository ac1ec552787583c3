/** Blocks one below the other. */
import { BlockView, type EngineProps } from '../block.tsx';
import type { StackBlock } from '../blocks.ts';
import { prefixAt, usePlace, Within } from '../place.tsx';
import styles from './board.module.css';

export function StackEngine({ block, row, steps }: EngineProps<StackBlock>) {
  const { frame } = usePlace();
  const inner = frame === 'page' ? 'part' : frame;
  return (
    <div className={styles['stack']}>
      {block.blocks.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a manifest never changes
        <Within key={index} frame={inner} prefix={prefixAt(index)}>
          <div>
            <BlockView block={each} row={row} steps={steps} />
          </div>
        </Within>
      ))}
    </div>
  );
}
