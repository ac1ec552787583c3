/** The rows under their heads: one tab stop, arrows move, Enter opens. */
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../client/address.tsx';
import { useFormatLocale } from '../../client/locale.ts';
import { useHeld } from '../../client/session.ts';
import { offered } from '../action/core.ts';
import type { Runner } from '../action/runner.tsx';
import type { Scope } from '../binding.ts';
import { holds } from '../condition.ts';
import { useLate } from '../late.ts';
import { hrefOf } from '../links.ts';
import { usePlace } from '../place.tsx';
import type { Row } from '../rows.ts';
import { BranchRow } from './branch-row.tsx';
import type { Branches } from './branches.tsx';
import cards from './cards.module.css';
import { Head } from './head.tsx';
import { type RowHandlers, RowView } from './row.tsx';
import styles from './rows.module.css';
import { leastWidth, shownColumns } from './shown-columns.ts';
import { useKeys } from './use-keys.ts';
import type { List } from './use-list.ts';
import type { Rows } from './use-rows.ts';

export interface GridProps {
  readonly list: List;
  readonly rows: Rows;
  readonly branches: Branches;
  readonly runner: Runner;
  readonly scope: Scope;
}

export function Grid({ list, rows, branches, runner, scope }: GridProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const address = useAddress();
  const held = useHeld();
  const { title } = usePlace();
  const { plan, state, change } = list;
  const { lines, tree, open, arranged } = rows;
  const body = useRef<HTMLTableSectionElement>(null);
  const columns = useMemo(() => shownColumns(plan.columns, t, plan.block.open !== undefined), [plan, t]);
  const [active, setActive] = useState(0);

  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    change({ ...state, expanded: [...next] }, { replace: true });
  };
  const latest = useRef({ toggle, runner, scope });
  latest.current = { toggle, runner, scope };
  const [handlers] = useState<RowHandlers>(() => ({
    toggle: (id) => latest.current.toggle(id),
    now: () => latest.current,
  }));
  const keys = useKeys({ lines, body, active, setActive, toggle });
  const hrefFor = (row: Row) => hrefOf(address, plan.block.open, { ...scope, row });
  const hasMenu = offered(plan.block.actions, held).length > 0;
  const at = Math.min(active, lines.length - 1);
  // Where names begin: behind the toggle (12 and a gap) and the tile (22 and a gap).
  const indent = Number(tree) * 20 + Number(plan.block.icon !== undefined) * 30;
  const slow = useLate(rows.read.fetching);

  return (
    <div
      className={styles['scroller']}
      data-slow={slow || undefined}
      onScroll={({ currentTarget: at }) => at.toggleAttribute('data-scrolled', at.scrollLeft > 0)}
    >
      <table
        className={`${styles['rows']} ${cards['cards']}`}
        role={tree ? 'treegrid' : 'grid'}
        aria-label={title === undefined ? t('List') : t(title)}
        aria-rowcount={arranged?.total === undefined ? lines.length + 1 : arranged.total + 1}
        aria-busy={rows.read.fetching}
        style={{ '--least': `${leastWidth(columns)}px`, '--indent': `${indent}px` } as object}
      >
        <Head columns={columns} list={list} hasMenu={hasMenu} />
        <tbody ref={body} onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
          {lines.map((line, index) =>
            line.kind === 'row' ? (
              <RowView
                key={line.id}
                line={line}
                index={(arranged?.first ?? 1) + index}
                columns={columns}
                tree={tree}
                active={index === at}
                ended={plan.block.ended !== undefined && holds(plan.block.ended, line.row)}
                icon={plan.block.icon}
                href={hrefFor(line.row)}
                locale={locale}
                actions={hasMenu ? plan.block.actions : undefined}
                handlers={handlers}
              />
            ) : (
              <BranchRow
                key={line.id}
                line={line}
                span={columns.length + Number(hasMenu)}
                active={index === at}
                branches={branches}
                lines={lines}
              />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
