/** A line below an open row that is no row: rows are coming, did not come, or there are more. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Branches } from './branches.tsx';
import type { BranchLine, Line } from './lines.ts';
import styles from './name-cell.module.css';
import { roles } from './roles.ts';

export interface BranchRowProps {
  readonly line: BranchLine;
  readonly lines: readonly Line[];
  readonly span: number;
  readonly active: boolean;
  readonly branches: Branches;
}

export function BranchRow({ line, lines, span, active, branches }: BranchRowProps) {
  const { t } = useTranslation();
  const id = line.parent ?? '';
  const parent = lines.find((each) => each.kind === 'row' && each.id === id);
  const row = parent?.kind === 'row' ? parent.row : undefined;
  return (
    <tr
      {...roles.row}
      tabIndex={active ? 0 : -1}
      aria-level={line.level}
      data-branch={line.kind}
      style={{ '--level': line.level - 1 } as object}
    >
      <td {...roles.cell} colSpan={span} className={styles['name']} data-cell="name">
        <div className={styles['step']} data-tree>
          <span className={styles['toggle']} />
          {line.kind === 'waiting' && <Skeleton width={180} />}
          {line.kind === 'more' && (
            <Button look="quiet" size="xs" data-open-row tabIndex={-1} onClick={() => branches.showMore(id)}>
              {t('Show more')}
            </Button>
          )}
          {line.kind === 'failed' && (
            <>
              <span>{t('These rows did not load.')}</span>
              <Button look="quiet" size="xs" data-open-row tabIndex={-1} onClick={() => branches.again(id, row)}>
                {t('Try again')}
              </Button>
            </>
          )}
        </div>
      </td>
    </tr>
  );
}
