/** One entry of a timeline: what happened, when, by whom, and what is behind it. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useAddress } from '../../client/page/address.tsx';
import { fieldOf, type LongColumn } from '../../define/shapes/element-shapes.ts';
import type { TimelineShape } from '../../define/shapes/timeline-shape.ts';
import { statusMeaning } from '../../fields/text/status-words.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import { valueAt } from '../../rules/path.ts';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { StatusMark } from '../../ui/StatusMark.tsx';
import type { Row } from '../binding/answer-rows.ts';
import { holds } from '../binding/condition.ts';
import type { BindingValues } from '../binding/resolve.ts';
import { BlockView } from '../block.tsx';
import { FrameProvider } from '../frame/frame.tsx';
import { hrefOf } from '../frame/link-address.ts';
import type { ShownColumn } from '../table/columns/shown-columns.ts';
import { CellValue } from '../table/grid/cell-value.tsx';
import styles from './timeline.module.css';

export interface TimelineEntryProps {
  readonly block: TimelineShape;
  readonly row: Row;
  /** Its place in the timeline, from 0. */
  readonly place: number;
  readonly at: ShownColumn | undefined;
  readonly name: ShownColumn | undefined;
  readonly note: ShownColumn | undefined;
  readonly facts: readonly ShownColumn[];
  readonly scope: BindingValues;
}

export function TimelineEntry({ block, row, place, at, name, note, facts, scope }: TimelineEntryProps) {
  const locale = useFormatLocale();
  const address = useAddress();
  const state = block.state === undefined ? undefined : valueAt(row, block.state);
  const by = block.by === undefined ? undefined : valueAt(row, block.by);
  const what = name?.write(name.read(row), locale);
  const said = note?.write(note.read(row), locale);
  const href = hrefOf(address, block.open, { ...scope, row });
  // A fact that was given a title shows it; the others speak for themselves.
  const titled = new Set(
    (block.facts ?? []).map(fieldOf<LongColumn>).flatMap(({ field, title }) => (title ? [field] : [])),
  );
  const there = facts.filter((column) => !isEmpty(column.read(row)));
  return (
    <li className={styles['entry']}>
      <span className={styles['mark']}>
        <StatusMark tone={typeof state === 'string' ? statusMeaning(state).tone : 'neutral'} />
      </span>
      <div className={styles['what']}>
        <p className={styles['first']}>
          <bdi className={styles['name']}>{href === undefined ? what : <Link href={href}>{what}</Link>}</bdi>
          <span className={styles['when']}>{at && <CellValue column={at} row={row} locale={locale} />}</span>
        </p>
        {typeof by === 'string' && <p className={styles['quiet']}>{<bdi>{by}</bdi>}</p>}
        {said && <p className={styles['note']}>{said}</p>}
        {there.length > 0 && (
          <p className={styles['facts']}>
            {there.map((column) => (
              <span key={column.plan.field}>
                {titled.has(column.plan.field) && `${column.title} `}
                <CellValue column={column} row={row} locale={locale} />
              </span>
            ))}
          </p>
        )}
        {block.detail && holds(block.when, row) && (
          <Folded block={block} detail={block.detail} row={row} place={place} scope={scope} />
        )}
      </div>
    </li>
  );
}

interface FoldedProps extends Pick<TimelineEntryProps, 'block' | 'row' | 'place' | 'scope'> {
  readonly detail: NonNullable<TimelineShape['detail']>;
}

function Folded({ block, detail, row, place, scope }: FoldedProps) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['more']}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />
        {t(block.more ?? 'Details')}
      </button>
      <div id={id} className={styles['detail']} hidden={!open}>
        {open && (
          <FrameProvider frame="aside" prefix={`${place + 1}-`}>
            <BlockView block={detail} row={row} steps={scope.steps} />
          </FrameProvider>
        )}
      </div>
    </>
  );
}
