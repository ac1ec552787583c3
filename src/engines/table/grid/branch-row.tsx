/** A line below an open row that is no row: rows are coming, did not come, or there are more. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Row } from '../../binding/answer-rows.ts';
import type { Branches } from '../local-data/branches.tsx';
import type { VisibleBranch } from '../model/visible-rows.ts';
import { roles } from './aria-roles.ts';
import styles from './name-cell.module.css';
import { placed } from './row-position.ts';

export interface BranchRowProps {
  readonly line: VisibleBranch;
  /** The row above, whose children these are. */
  readonly parent: Row | undefined;
  readonly at: number;
  readonly index: number;
  readonly span: number;
  readonly active: boolean;
  readonly branches: Branches;
  readonly top?: number | undefined;
}

export function BranchRow({ line, parent, at, index, span, active, branches, top }: BranchRowProps) {
  const { t } = useTranslation();
  const id = line.parent ?? '';
  return (
    <tr
      {...roles.row}
      data-line={at}
      data-index={at}
      data-placed={top === undefined ? undefined : ''}
      tabIndex={active ? 0 : -1}
      aria-rowindex={index}
      aria-level={line.level}
      data-branch={line.kind}
      style={{ '--level': line.level - 1, ...placed(top) } as CSSProperties}
    >
      <td {...roles.cell} colSpan={span} className={styles['name']} data-cell="name" data-span>
        <div className={styles['step']} data-tree>
          <span className={styles['toggle']} />
          {line.kind === 'waiting' && <Skeleton width={180} />}
          {line.kind === 'more' && (
            <Button variant="quiet" size="xs" data-open-row tabIndex={-1} onClick={() => branches.showMore(id)}>
              {t('Show more')}
            </Button>
          )}
          {line.kind === 'failed' && (
            <>
              <span>{t('These rows did not load.')}</span>
              <Button variant="quiet" size="xs" data-open-row tabIndex={-1} onClick={() => branches.again(id, parent)}>
                {t('Try again')}
              </Button>
            </>
          )}
        </div>
      </td>
    </tr>
  );
}
