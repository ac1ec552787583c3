/** Blocks as links of a chain, each on the way to the next one. */
import type { StackShape } from '../../define/shapes/block-shapes.ts';
import type { EngineProps } from '../engine-props.ts';
import { Blocks } from '../stack/blocks.tsx';
import styles from './chain.module.css';

export default function ChainEngine(props: EngineProps<StackShape>) {
  return (
    <div className={styles['chain']}>
      <Blocks {...props} frame="panel" />
    </div>
  );
}
