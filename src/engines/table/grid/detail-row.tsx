/** The line below a row that was opened: whatever block the manifest puts there, about that row. */
import type { Ref } from 'react';
import type { BlockShape } from '../../../define/shapes/block-shapes.ts';
import { BlockView } from '../../block.tsx';
import { FrameProvider, prefixAt } from '../../frame/frame.tsx';
import type { VisibleDetail } from '../model/visible-rows.ts';
import { roles } from './aria-roles.ts';
import styles from './detail-row.module.css';
import { detailId } from './name-cell.tsx';
import { placed } from './row-position.ts';

export interface DetailRowProps {
  readonly line: VisibleDetail;
  readonly block: BlockShape;
  readonly at: number;
  readonly index: number;
  readonly active: boolean;
  readonly span: number;
  readonly top?: number | undefined;
  readonly measure?: Ref<HTMLTableRowElement> | undefined;
}

export function DetailRow({ line, block, at, index, active, span, top, measure }: DetailRowProps) {
  return (
    <tr
      {...roles.row}
      ref={measure}
      id={detailId(line.parent)}
      className={styles['row']}
      data-line={at}
      data-index={at}
      data-placed={top === undefined ? undefined : ''}
      data-detail
      tabIndex={active ? 0 : -1}
      aria-rowindex={index}
      style={placed(top)}
    >
      <td {...roles.cell} colSpan={span} className={styles['cell']}>
        <FrameProvider frame="aside" prefix={`${line.parent}-${prefixAt(1)}`}>
          <BlockView key={line.id} block={block} row={line.row} />
        </FrameProvider>
      </td>
    </tr>
  );
}
