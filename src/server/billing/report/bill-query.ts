/** What a bill is read with: the lines that were asked for, and how they are called. */
import { type RawBuilder, sql } from 'kysely';
import type GetOnlineBillReport from '../../../../manifests/operations/Account/GetOnlineBillReport.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { InputOf } from '../../../define/contract/operation.ts';
import { containing } from '../../db/list-query.ts';
import type { BillAsked } from './asked.ts';
import { type BareLine, type BillPart, buyerName, type LineRow, type Read, withBuyers } from './report-lines.ts';

export type Input = InputOf<typeof GetOnlineBillReport>;

export interface BillQuery {
  readonly context: CallContext;
  readonly input: Input;
  readonly asked: BillAsked;
  /** Nothing of it is estimated. */
  readonly isFinal: boolean;
  lines(read: Read): RawBuilder<BareLine>;
  /** Of all lines. */
  readonly parts: RawBuilder<BillPart>;
}

/** Names of many lines: each service and fee is looked up once, however many lines it has. `line` is one of the lines. */
const namesOfMany = (context: CallContext, lines: RawBuilder<BareLine>) => ({
  joins: sql`
    left join (
      select called.service_id, (select service_name(sold.names, ${context.language}, sold.product_name) from billed_service(called.service_id) sold) as name
      from (select distinct each.service_id from (${lines}) each where each.service_id is not null) called offset 0
    ) service on service.service_id = line.service_id
    left join (
      select called.item_id, (select service_name(fee.names, ${context.language}, null) from item_facts(called.item_id) fee) as name
      from (select distinct each.item_id from (${lines}) each where each.item_id is not null) called offset 0
    ) fee on fee.item_id = line.item_id
    left join account own on own.account_id = line.account_id`,
  name: sql`coalesce(case when line.kind = 'CustomCharge' then line.line_name end, service.name, line.line_name, own.display_name, '')`,
  fee: sql`case when line.kind = 'CustomCharge' then ${context.text('Custom charge')}::text else fee.name end`,
});

export function named(context: CallContext, lines: RawBuilder<BareLine>): RawBuilder<LineRow> {
  const { joins, name, fee } = namesOfMany(context, lines);
  return sql<LineRow>`
    select line.*, ${name} as name, ${fee} as fee, own.display_name as account_name from (${withBuyers(lines)}) line ${joins}`;
}

/** Lines in whose names, or in whose payers', a text is found. */
export function containingWords(
  context: CallContext,
  lines: RawBuilder<BareLine>,
  words: string,
): RawBuilder<BareLine> {
  const { joins, name, fee } = namesOfMany(context, lines);
  const like = containing(words);
  return sql<BareLine>`
    select line.* from (${lines}) line ${joins} left join account buyer on buyer.account_id = line.buyer
    where ${name} ilike ${like} or ${fee} ilike ${like} or own.display_name ilike ${like} or ${buyerName('line')} ilike ${like}`;
}
