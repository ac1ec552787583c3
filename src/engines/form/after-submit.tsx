/** What stands in the place of a form that was sent: a block about its reply, which takes the focus. */
import { useEffect, useRef } from 'react';
import type { BlockShape } from '../../define/shapes/block-shapes.ts';
import { BlockView } from '../block.tsx';
import { FrameProvider, prefixAt } from '../frame/frame.tsx';
import styles from './form-screen.module.css';

export interface AfterSubmitProps {
  readonly block: BlockShape;
  readonly row: unknown;
}

export function AfterSubmit({ block, row }: AfterSubmitProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles['after']}>
      <FrameProvider prefix={prefixAt(1)}>
        <BlockView block={block} row={row} />
      </FrameProvider>
    </div>
  );
}
