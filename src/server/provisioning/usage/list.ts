/** What was used at an account and below it, day by day, as calls answer it. */
import { sql } from 'kysely';
import type GetUsage from '../../../../manifests/operations/Provisioning/GetUsage.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../../define/contract/operation.ts';
import { findAccount } from '../../accounts/find.ts';
import { utc } from '../../accounts/row.ts';
import { inScope, isListed } from '../../db/in-scope.ts';
import { pageOf } from '../../db/list-query.ts';

type Row = DataOf<typeof GetUsage>['Items'][number];

interface UsedRow {
  readonly day: string;
  readonly account_id: number;
  readonly account_name: string;
  readonly item_id: number;
  readonly fee: string;
  readonly unit: Row['Unit'] | null;
  readonly quantity: number;
  readonly billed: number;
  readonly billed_in: number | null;
  readonly received_utc: Date;
}

/** @throws 404 for an account that is absent or out of sight. */
export async function usagePage(
  context: CallContext,
  input: InputOf<typeof GetUsage>,
): Promise<DataOf<typeof GetUsage>> {
  const { from = null, to = null } = input;
  const { path } = await findAccount(context, input.accountId);
  const used = sql<UsedRow>`
    select u.day_date::text as day, a.account_id, a.display_name as account_name, u.item_id,
      coalesce(i.names ->> ${context.language}, i.names ->> 'en', a.product_name, '') as fee, i.unit, sum(u.quantity)::float8 as quantity,
      coalesce(sum(u.quantity) filter (where u.interval_id is not null), 0)::float8 as billed, max(u.interval_id) as billed_in,
      max(u.received_utc) as received_utc
    from usage_record u
    join account a on a.account_id = u.account_id
    left join item i on i.item_id = u.item_id
    where a.path ^@ ${path} and ${inScope('a.path')} and ${isListed('a')}
      and u.day_date between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity')
    group by u.day_date, a.account_id, a.display_name, a.product_name, u.item_id, i.names, i.unit`;
  const { rows, total } = await pageOf(context.db, used, {
    order: { Day: 'day', Account: 'account_name', Quantity: 'quantity', ReceivedUtc: 'received_utc' },
    texts: { language: context.language, columns: ['account_name'] },
    standard: { day: 'desc', account_id: 'asc', item_id: 'asc' },
    find: ['account_name', 'fee'],
    input,
  });
  return { Items: rows.map(usageOf), TotalCount: total };
}

const usageOf = (row: UsedRow): Row => ({
  Day: row.day,
  AccountId: row.account_id,
  Account: row.account_name,
  Fee: row.fee,
  ...(row.unit && { Unit: row.unit }),
  Quantity: row.quantity,
  Billed: row.billed,
  ...(row.billed_in !== null && { BilledIn: row.billed_in }),
  ReceivedUtc: utc(row.received_utc),
});
