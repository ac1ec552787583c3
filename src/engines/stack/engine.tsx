/** Blocks one below the other. */
import type { StackShape } from '../../define/shapes/block-shapes.ts';
import styles from '../board/board.module.css';
import type { EngineProps } from '../engine-props.ts';
import { useFrame } from '../frame/frame.tsx';
import { Blocks } from './blocks.tsx';

export default function StackEngine(props: EngineProps<StackShape>) {
  const { kind } = useFrame();
  return (
    <div className={styles['stack']} data-frame={kind}>
      <Blocks {...props} frame={kind === 'page' ? 'part' : kind} />
    </div>
  );
}
