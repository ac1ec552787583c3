/** What a record is known by, over its sections: number and state, and below them its name. */
import { useTranslation } from 'react-i18next';
import type { SourceShape, ViewHeadShape } from '../../define/shapes/element-shapes.ts';
import { valueAt } from '../../rules/path.ts';
import styles from './record-head.module.css';
import { RecordState } from './record-state.tsx';

interface RecordHeadProps {
  readonly head: ViewHeadShape;
  readonly source: SourceShape;
  readonly record: unknown;
}

export function RecordHead({ head, source, record }: RecordHeadProps) {
  const { t } = useTranslation();
  const number = String(valueAt(record, head.number) ?? '');
  return (
    <header className={styles['head']} data-record-head>
      <p className={styles['number']}>
        <span>
          {head.title !== undefined && `${t(head.title)} `}
          <bdi>{number}</bdi>
        </span>
        <RecordState source={source} record={record} field={head.status} />
      </p>
      <h2>
        <bdi>{String(valueAt(record, head.name) ?? '')}</bdi>
      </h2>
    </header>
  );
}
