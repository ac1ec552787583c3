/** A matrix: asks for the rows and lays each of them out as the value of a pair. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../../client/session/session.ts';
import { fieldOf, type LongColumn } from '../../define/shapes/element-shapes.ts';
import type { MatrixShape } from '../../define/shapes/side-by-side-shapes.ts';
import { useRunner } from '../action/runner.tsx';
import { answerOf, rowSchema } from '../binding/answer-rows.ts';
import { resolveInput } from '../binding/resolve.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { useSource } from '../binding/use-source.ts';
import type { EngineProps } from '../engine-props.ts';
import { useFrame } from '../frame/frame.tsx';
import { FailedState, NotFoundState } from '../frame/states.tsx';
import { WaitingRows } from '../frame/waiting.tsx';
import { columnsOf } from '../table/columns/column-plan.ts';
import { shownColumns } from '../table/columns/shown-columns.ts';
import styles from './matrix.module.css';
import { MatrixTable } from './matrix-table.tsx';
import { matrixOf, sharedText } from './pairs.ts';

const currencyMark = '{currency}';

export default function MatrixEngine({ block, row, steps }: EngineProps<MatrixShape>) {
  const { t } = useTranslation();
  const held = useCapabilities();
  const { kind } = useFrame();
  const scope = useBindingValues({ row, steps });
  const runner = useRunner(scope);
  const resolved = resolveInput(block.source, block.input, scope);
  const { data, error, refetch } = useSource(block.source, resolved.state === 'ready' ? resolved.input : undefined);
  const columns = useMemo(() => {
    const shown = (entries: readonly (typeof block.value)[]) =>
      shownColumns(columnsOf(entries, rowSchema(block.source), held), t);
    return { before: shown(block.columns), value: shown([block.value])[0], behind: shown(block.behind ?? []) };
  }, [block, held, t]);
  const rows = useMemo(() => (data === undefined ? [] : answerOf(block.source, data).rows), [block, data]);
  const matrix = useMemo(() => matrixOf(block, rows), [block, rows]);
  if (resolved.state === 'mismatch') return <NotFoundState />;
  if (resolved.state === 'missing' || columns.value === undefined) return null;

  const { currency } = fieldOf<LongColumn>(block.value);
  const shared = block.text?.includes(currencyMark) ? sharedText(rows, currency) : undefined;
  const isSaid =
    block.text !== undefined && rows.length > 0 && (shared !== undefined || !block.text.includes(currencyMark));
  const title = block.title && t(block.title);
  return (
    <section
      className={styles['matrix']}
      data-frame={kind}
      data-coming={(data === undefined && !error) || undefined}
      {...(title ? { 'aria-label': title } : {})}
    >
      {(title || isSaid) && (
        <header className={styles['head']}>
          {title && kind !== 'page' && <h2>{title}</h2>}
          {isSaid && block.text && <p>{t(block.text, { currency: shared })}</p>}
        </header>
      )}
      {error && data === undefined ? (
        <FailedState error={error} again={refetch} />
      ) : data === undefined ? (
        <WaitingRows rows={4} />
      ) : rows.length === 0 ? (
        <p className={styles['empty']}>{t(block.empty ?? 'No data available')}</p>
      ) : (
        <MatrixTable
          block={block}
          matrix={matrix}
          before={columns.before}
          value={columns.value}
          behind={columns.behind}
          bare={shared !== undefined}
          runner={runner}
        />
      )}
      {runner.dialog}
    </section>
  );
}
