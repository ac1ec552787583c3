/** Arranging the rows of a table: what moves is shown at once and saved; refused it is put back, but kept and asked about again without an answer. */
import { useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../client/first/call.ts';
import { isUnanswered } from '../../../client/first/call-error.ts';
import { showMessage } from '../../../client/first/messages.ts';
import { afterWrite } from '../../../client/query/after-write.ts';
import { keptAnswer } from '../../../client/query/query.tsx';
import { ClientContext } from '../../../client/query/query-client.ts';
import type { Source } from '../../../define/contract/operation.ts';
import type { RankShape } from '../../../define/shapes/block-shapes.ts';
import { answerOf, type Row } from '../../binding/answer-rows.ts';
import { type BindingValues, resolveInput } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import { rowName } from '../columns/row-name.ts';
import { listInput } from '../model/list-input.ts';
import type { TablePlan } from '../model/plan.ts';
import { isNarrowed, type ListState } from '../model/state.ts';
import { inOrder, movedRows, type Order, orderOf, rankInput, sameOrder } from './order.ts';

export interface RankGiven {
  readonly plan: TablePlan;
  readonly state: ListState;
  readonly scope: BindingValues;
  /** Bound inputs of the list. */
  readonly bound: Values;
  /** As they are shown. */
  readonly rows: readonly Row[];
  readonly order: OrderState;
  readonly locale: string;
  /** Asks for the list again. */
  readonly again: () => Promise<unknown>;
}

/** The order that somebody has made and that has not come back from the server yet. */
export interface OrderState {
  readonly now: Order | undefined;
  set(order: Order | undefined): void;
}

export interface Ranking {
  readonly shape: RankShape;
  readonly count: number;
  /** What the last move has come to, for those who do not see it. */
  readonly said: string;
  /** The question is open. */
  readonly asking: boolean;
  answer(agreed: boolean): void;
  /** Both are places among the rows, from 0. Answers whether anything moves. */
  move(from: number, to: number): boolean;
}

export function useOrder(): OrderState {
  const [now, set] = useState<Order>();
  return { now, set };
}

/** undefined: nobody arranges this list, or not while it shows only some of its rows. */
export function useRanking(given: RankGiven): Ranking | undefined {
  const { t } = useTranslation();
  const client = useContext(ClientContext);
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState(false);
  const latest = useRef(given);
  latest.current = given;
  /** The order that is under way to the server, and the last one that is wanted. */
  const sending = useRef<Order>(undefined);
  const wanted = useRef<Order>(undefined);
  const { rank: shape } = given.plan;

  const show = (order: Order | undefined) => {
    wanted.current = order;
    latest.current.order.set(order);
  };
  const served = (): readonly Row[] => {
    const { plan, state, bound } = latest.current;
    const { source } = plan.block;
    const data = keptAnswer(client, source as never, listInput(plan, state, bound));
    return data === undefined ? [] : answerOf(source, data).rows;
  };
  const send = async (by: RankShape): Promise<void> => {
    const { plan, scope } = latest.current;
    const order = wanted.current;
    const rows = inOrder(plan, served(), order ?? []);
    // What all rows have in common, such as the version of their record, may be said by any of them.
    const bound = resolveInput(by.source, by.input, { ...scope, row: rows[0] });
    if (order === undefined || bound.state !== 'ready') return show(undefined);
    sending.current = order;
    try {
      const source = by.source as unknown as Source<Values, unknown>;
      await call(source, rankInput(by, rows, bound.input));
      if (by.message) showMessage({ type: 'success', text: t(by.message) });
      await afterWrite(source, client);
    } catch (error) {
      // Whoever moves something before what is there now has come is not kept waiting, and nothing of his is dropped.
      sending.current = undefined;
      // Nobody has answered: the order stands, and what was asked before is asked again.
      if (by.confirm !== undefined && isUnanswered(error)) return setAsking(true);
      // The call has said why; what is there now is shown.
      show(undefined);
      setSaid('');
      await latest.current.again();
      return;
    }
    sending.current = undefined;
    const next = wanted.current;
    const isOurs = sameOrder(orderOf(plan, served()), order);
    // Whatever somebody else has done meanwhile stays.
    if (next !== undefined && isOurs && !sameOrder(next, order)) return send(by);
    show(undefined);
  };

  if (!shape || isNarrowed(given.state)) return undefined;
  const save = () => {
    if (sending.current === undefined) void send(shape);
  };
  return {
    shape,
    count: given.rows.length,
    said,
    asking,
    answer: (agreed) => {
      setAsking(false);
      if (agreed) save();
      else show(undefined);
    },
    move: (from, to) => {
      const { rows, plan, locale } = latest.current;
      const next = movedRows(shape, rows, from, to);
      const row = rows[from];
      if (next === rows || !row) return false;
      show(orderOf(plan, next));
      const name = rowName(plan.columns[0], row, locale);
      setSaid(t('{name} stands at {n} of {all}', { name, n: next.indexOf(row) + 1, all: rows.length }));
      if (shape.confirm === undefined) save();
      else setAsking(true);
      return true;
    },
  };
}
