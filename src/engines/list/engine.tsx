/** A short list: a line for each row, its name on the way to it, and what is said of it at the end. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../../client/session/session.ts';
import type { ListShape } from '../../define/shapes/block-shapes.ts';
import { valueAt } from '../../rules/path.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useRunner } from '../action/runner.tsx';
import { answerOf, rowSchema } from '../binding/answer-rows.ts';
import { resolveInput } from '../binding/resolve.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { useSource } from '../binding/use-source.ts';
import type { EngineProps } from '../engine-props.ts';
import { useFrame } from '../frame/frame.tsx';
import { FailedState, NotFoundState } from '../frame/states.tsx';
import { columnsOf } from '../table/columns/column-plan.ts';
import { shownColumns } from '../table/columns/shown-columns.ts';
import styles from './list.module.css';
import { ListLine } from './list-line.tsx';

export default function ListEngine({ block, row, steps }: EngineProps<ListShape>) {
  const { t } = useTranslation();
  const held = useCapabilities();
  const { kind } = useFrame();
  const scope = useBindingValues({ row, steps });
  const runner = useRunner(scope);
  const resolved = resolveInput(block.source, block.input, scope);
  const { data, error, refetch } = useSource(block.source, resolved.state === 'ready' ? resolved.input : undefined, {
    together: true,
  });
  const { name, facts } = useMemo(() => {
    const columns = (entries: NonNullable<ListShape['facts']>) =>
      shownColumns(columnsOf(entries, rowSchema(block.source), held), t);
    return { name: columns([block.name])[0], facts: columns(block.facts ?? []) };
  }, [block, held, t]);
  if (resolved.state === 'mismatch') return <NotFoundState />;
  const isFailed = error !== null && error !== undefined && data === undefined;
  const rows = data === undefined ? [] : answerOf(block.source, data).rows;
  const isWaiting = data === undefined && !isFailed;
  // Nothing stands there while it loads where it may have nothing to say.
  if (!isFailed && rows.length === 0 && (resolved.state === 'missing' || block.empty === undefined)) return null;
  const title = t(block.title);
  return (
    <section
      className={styles['list']}
      data-frame={kind}
      data-empty={(rows.length === 0 && !isWaiting) || undefined}
      data-coming={isWaiting || undefined}
      data-fault={
        (block.fault !== undefined && rows.some((each) => valueAt(each, block.fault ?? '') === true)) || undefined
      }
      aria-label={title}
    >
      <h2>{title}</h2>
      {isFailed ? (
        <FailedState error={error} again={refetch} />
      ) : isWaiting ? (
        <Skeleton width="60%" />
      ) : rows.length === 0 ? (
        <p>{block.empty && t(block.empty)}</p>
      ) : (
        <ul>
          {rows.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: short, and read as a whole
            <ListLine key={index} block={block} row={each} name={name} facts={facts} scope={scope} runner={runner} />
          ))}
        </ul>
      )}
      {runner.dialog}
    </section>
  );
}
