/** What stands in the place of a form that was sent: a block about its reply, which takes the focus. */
import { useEffect, useRef } from 'react';
import type { AnyBlock, BlockShape } from '../../define/block-shapes.ts';
import { BlockView } from '../block.tsx';
import { prefixAt, Within } from '../place.tsx';
import styles from './render.module.css';

export interface AfterProps {
  readonly block: BlockShape;
  readonly row: unknown;
}

export function After({ block, row }: AfterProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles['after']}>
      <Within prefix={prefixAt(1)}>
        <BlockView block={block as unknown as AnyBlock} row={row} />
      </Within>
    </div>
  );
}
