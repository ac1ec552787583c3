/** The head of a record: the way down to it, its name with type and status, a line of facts, a place for actions. */
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordHeaderShape } from '../../../define/shapes/block-shapes.ts';
import { humanize } from '../../../engines/field-plan/humanize.ts';
import { CardPicture } from '../../../engines/table/cards/card-picture.tsx';
import { RecordState } from '../../../engines/view/record-state.tsx';
import { faceOf } from '../../../fields/icon-sets/registry.ts';
import { TypeIcon } from '../../../fields/icon-sets/TypeIcon.tsx';
import { valueAt } from '../../../rules/path.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { RecordBreadcrumbs } from './RecordBreadcrumbs.tsx';
import { RecordFacts } from './RecordFacts.tsx';
import styles from './RecordHeader.module.css';
import { RecordList } from './RecordList.tsx';
import { textAt } from './text-at.ts';

export interface RecordHeaderProps {
  readonly head: RecordHeaderShape;
  /** undefined while it loads. */
  readonly record: unknown;
  readonly params: Readonly<Record<string, string>>;
  readonly actionsRef: Ref<HTMLDivElement>;
}

export function RecordHeader({ head, record, params, actionsRef }: RecordHeaderProps) {
  const { t } = useTranslation();
  const type = textAt(record, head.icon);
  return (
    <header className={styles['head']}>
      <RecordBreadcrumbs trail={head.trail} record={record} params={params} />
      <RecordList up={head.up} params={params} />
      <div className={styles['row']}>
        {head.image !== undefined && (
          <span className={styles['picture']}>
            {record === undefined ? (
              <Skeleton width={48} height={48} />
            ) : (
              <CardPicture from={valueAt(record, head.image)} size={48} />
            )}
          </span>
        )}
        {head.icon !== undefined && (
          <span className={styles['tile']}>
            {type === undefined ? <Skeleton width={32} height={32} /> : <TypeIcon type={type} size={32} isAlone />}
          </span>
        )}
        <div className={styles['title']}>
          {record === undefined ? (
            <Waiting />
          ) : (
            <h1>
              <bdi>{textAt(record, head.title)}</bdi>
            </h1>
          )}
          <RecordState source={head.source} record={record} field={head.status} until={head.ends} />
          {type !== undefined && (
            <span className={styles['type']}>
              <TypeIcon type={type} size={18} />
              {faceOf(type)?.word(t) ?? t(humanize(type))}
            </span>
          )}
        </div>
        <RecordFacts head={head} record={record} />
        <div ref={actionsRef} className={styles['actions']} />
      </div>
    </header>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <h1 aria-label={t('Loading')}>
      <Skeleton width={280} height={20} />
    </h1>
  );
}
