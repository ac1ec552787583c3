/** A timeline: what happened, entry by entry, each at its place on one line. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useAddress } from '../../client/page/address.tsx';
import { useCapabilities } from '../../client/session/session.ts';
import type { TimelineShape } from '../../define/shapes/timeline-shape.ts';
import { Link } from '../../ui/links.tsx';
import { answerOf, rowSchema } from '../binding/answer-rows.ts';
import { resolveInput } from '../binding/resolve.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { useSource } from '../binding/use-source.ts';
import type { EngineProps } from '../engine-props.ts';
import { useFrame } from '../frame/frame.tsx';
import { hrefOf } from '../frame/link-address.ts';
import { FailedState, NotFoundState } from '../frame/states.tsx';
import { columnsOf } from '../table/columns/column-plan.ts';
import { shownColumns } from '../table/columns/shown-columns.ts';
import styles from './timeline.module.css';
import { TimelineEntry } from './timeline-entry.tsx';

export default function TimelineEngine({ block, row, steps }: EngineProps<TimelineShape>) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const address = useAddress();
  const held = useCapabilities();
  const { kind } = useFrame();
  const scope = useBindingValues({ row, steps });
  const resolved = resolveInput(block.source, block.input, scope);
  const { data, error, refetch } = useSource(block.source, resolved.state === 'ready' ? resolved.input : undefined);
  const shown = useMemo(() => {
    const columns = (entries: TimelineShape['facts'] = []) =>
      shownColumns(columnsOf(entries, rowSchema(block.source), held), t);
    const [at] = columns([block.at]);
    const [name] = columns([block.name]);
    const [note] = columns(block.note === undefined ? [] : [block.note]);
    return { at, name, note, facts: columns(block.facts) };
  }, [block, held, t]);
  if (resolved.state === 'mismatch') return <NotFoundState />;
  const isFailed = error !== null && error !== undefined && data === undefined;
  const { rows, total } = data === undefined ? { rows: [], total: undefined } : answerOf(block.source, data);
  // Nothing stands there while it loads: it may have nothing to say.
  if (!isFailed && rows.length === 0 && (data === undefined || block.empty === undefined)) return null;
  const all = hrefOf(address, block.all, scope);
  const hasMore = all !== undefined && total !== undefined && total > rows.length;
  const title = t(block.title);
  return (
    <section className={styles['timeline']} data-frame={kind} aria-label={title}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        {hasMore && <Link href={all}>{t('All {count}', { count: new Intl.NumberFormat(locale).format(total) })}</Link>}
      </div>
      {isFailed ? (
        <FailedState error={error} again={refetch} />
      ) : rows.length === 0 ? (
        <p>{block.empty && t(block.empty)}</p>
      ) : (
        <ol>
          {rows.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: short, and read as a whole
            <TimelineEntry key={index} {...{ block, scope, ...shown }} row={each} place={index} />
          ))}
        </ol>
      )}
    </section>
  );
}
