/** The bar that floats above the rows while some are selected: how many, all of them, what can be done, none. */
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../../client/language/locale.ts';
import { useCapabilities } from '../../../client/session/session.ts';
import type { ActionShape } from '../../../define/shapes/element-shapes.ts';
import { limits } from '../../../rules/limits.ts';
import { valueAt } from '../../../rules/path.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Menu, MenuItem } from '../../../ui/Menu.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useAvailableAction } from '../../action/available-actions.ts';
import { ActionDialog } from '../../action/dialog.tsx';
import { asksFirst, visibleActions } from '../../action/prepare.ts';
import type { Row } from '../../binding/answer-rows.ts';
import type { BindingValues } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import { useFrame } from '../../frame/frame.tsx';
import { useNarrow } from '../../frame/window-width.ts';
import { CardPicture } from '../cards/card-picture.tsx';
import { clearSelection, countSelected, everything } from '../selection/store.ts';
import { useSelection, useSelectionStore } from '../selection/use-selection.tsx';
import type { List } from '../use-list.ts';
import styles from './bulk.module.css';
import { BulkResult } from './bulk-result.tsx';
import { gather } from './gather.ts';
import { useAboveTotals } from './use-above-totals.ts';
import { useBulk } from './use-bulk.ts';

export interface BulkBarProps {
  readonly list: List;
  readonly scope: BindingValues;
  readonly bound: Values;
  /** How many rows match, when the server says so. */
  readonly total: number | undefined;
  readonly here: () => readonly Row[];
}

export function BulkBar({ list, scope, bound, total, here }: BulkBarProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const held = useCapabilities();
  const store = useSelectionStore();
  const selection = useSelection();
  const [asking, setAsking] = useState<ActionShape>();
  const bulk = useBulk(scope, (signal) => gather({ list, bound, selection: store.get(), here, signal }));
  const actions = useMemo(() => visibleActions(list.plan.block.bulk, held), [list.plan.block.bulk, held]);
  const count = countSelected(selection, total);
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const start = (action: ActionShape) => {
    if (asksFirst(action)) setAsking(action);
    else void bulk.run(action);
  };
  const { selection: own, cards } = list.plan.block;
  const { most } = list.plan;
  const countText =
    count === undefined
      ? t('All selected')
      : own?.text !== undefined
        ? t(own.text, { count, most: most ?? 0 })
        : t('{count} selected', { count: number(count) });
  const title = useFrame().title;
  useAvailableAction({
    place: 'selection',
    title: list.plan.block.title ?? title,
    ...{ actions, scope, start },
    target: () => (count === 0 ? undefined : { name: countText }),
  });
  const narrow = useNarrow();
  const bar = useRef<HTMLElement>(null);
  useAboveTotals(bar, actions.length > 0 && count !== 0);
  if (actions.length === 0) return null;
  const tooMany = (count ?? total ?? 0) > limits.bulkRows;
  const isMain = actions.some(({ tone }) => tone === 'main');
  const clear = () => clearSelection(store);
  const canAll = selection.mode === 'some' && most === undefined && !list.plan.tree && (total ?? 0) > (count ?? 0);
  return (
    <>
      {count !== 0 && (
        <section ref={bar} className={styles['bar']} aria-label={t('Selected entries')}>
          {bulk.progress ? (
            <Progress {...bulk.progress} onStop={bulk.stop} />
          ) : (
            <>
              {cards?.image !== undefined && <Pictures rows={[...selection.rows.values()]} field={cards.image} />}
              <span className={styles['count']} role="status">
                {isMain && narrow ? (
                  <>
                    <span aria-hidden>{count}</span>
                    <VisuallyHidden>{countText}</VisuallyHidden>
                  </>
                ) : (
                  countText
                )}
              </span>
              {canAll && (
                <LinkButton onClick={() => store.set(everything)}>
                  {t('Select all {total}', { total: number(total ?? 0) })}
                </LinkButton>
              )}
              {isMain ? (
                <Button variant="quiet" onClick={clear}>
                  {t('Clear')}
                </Button>
              ) : (
                <span className={styles['line']} aria-hidden />
              )}
              {tooMany ? (
                <span className={styles['limit']}>
                  {t('At most {count} at once', { count: number(limits.bulkRows) })}
                </span>
              ) : (
                <BulkActions actions={actions} count={count} onStart={start} />
              )}
              {!isMain && (
                <>
                  <span className={styles['line']} aria-hidden />
                  <IconButton
                    className={styles['clear'] ?? ''}
                    label={t('Clear selection')}
                    icon={<Icon name="x" />}
                    onClick={clear}
                  />
                </>
              )}
            </>
          )}
        </section>
      )}
      {asking && (
        <ActionDialog
          action={asking}
          name={countText}
          busy={false}
          onClose={() => setAsking(undefined)}
          onAgree={async (asked) => {
            setAsking(undefined);
            void bulk.run(asking, asked);
          }}
        />
      )}
      {bulk.result && <BulkResult result={bulk.result} plan={list.plan} bulk={bulk} />}
    </>
  );
}

/** More of them than this would fill the bar. */
const mostPictures = 4;

interface PicturesProps {
  readonly rows: readonly Row[];
  /** Where a row has its picture. */
  readonly field: string;
}

function Pictures({ rows, field }: PicturesProps) {
  const shown = rows.slice(0, mostPictures).map((row, at) => ({ at, from: valueAt(row, field) }));
  return (
    <span className={styles['pictures']}>
      {shown.map(({ at, from }) => (
        <CardPicture key={at} from={from} size={24} />
      ))}
    </span>
  );
}

interface BulkActionsProps {
  readonly actions: readonly ActionShape[];
  /** How many rows are selected, where that is known. */
  readonly count: number | undefined;
  readonly onStart: (action: ActionShape) => void;
}

function BulkActions({ actions, count, onStart }: BulkActionsProps) {
  const { t } = useTranslation();
  const beside = useNarrow() ? 1 : 3;
  const shown = actions.length > beside ? actions.slice(0, Math.max(1, beside - 1)) : actions;
  const rest = actions.slice(shown.length);
  const icon = ({ icon: name }: ActionShape) => (name === undefined ? {} : { icon: <Icon name={name} /> });
  return (
    <>
      {shown.map((action) => (
        <Button
          key={action.label}
          variant={action.tone === 'main' ? 'primary' : 'quiet'}
          data-tone={action.tone}
          className={styles['action'] ?? ''}
          onClick={() => onStart(action)}
          {...icon(action)}
        >
          {t(action.label)}
          {action.tone === 'main' && count !== undefined && ` ${count}`}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          position="top-end"
          target={<IconButton label={t('More actions')} icon={<Icon name="dots" />} tooltip={false} />}
        >
          {rest.map((action) => (
            <MenuItem
              key={action.label}
              danger={action.tone === 'danger'}
              onClick={() => onStart(action)}
              {...icon(action)}
            >
              {t(action.label)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

interface ProgressProps {
  readonly finished: number;
  readonly total: number | undefined;
  readonly onStop: () => void;
}

function Progress({ finished, total, onStop }: ProgressProps) {
  const { t } = useTranslation();
  const text = total === undefined ? t('Reading the entries') : t('{finished} of {total} done', { finished, total });
  return (
    <>
      <span className={styles['count']}>{text}</span>
      <progress aria-label={text} value={total === undefined ? undefined : finished} max={total ?? 1} />
      <Button size="xs" onClick={onStop}>
        {t('Stop')}
      </Button>
    </>
  );
}
