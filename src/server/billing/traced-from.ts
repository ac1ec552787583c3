/** Where a trace begins: the subscriptions and charges that a record is about. */
import { type RawBuilder, sql } from 'kysely';
import type GetTrace from '../../../manifests/operations/Account/GetTrace.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import { findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { inDeal, inScope } from '../db/in-scope.ts';

export interface Traced {
  readonly accounts: readonly number[];
  readonly charges: readonly number[];
  /** Lines of other invoices do not belong to it. */
  readonly invoice: number | undefined;
}

interface Row {
  readonly account_id: number | null;
  readonly charge_id: number | null;
}

/** @throws 404 for what is absent or out of sight, 400 for nothing, 409 for an account that is no subscription and for what have nothing in common. What several share is traced. */
export async function tracedFrom(context: CallContext, input: InputOf<typeof GetTrace>): Promise<Traced> {
  const { accountId, orderId, requestId, spanId, lineId, customChargeId, invoiceId } = input;
  const user = context.session.user.UserAccountId;
  const asked: readonly (readonly [number | undefined, RawBuilder<Row>])[] = [
    [
      orderId,
      sql<Row>`select distinct l.account_id, null::bigint as charge_id from order_line l
        where l.order_id = ${orderId ?? null} and (${inDeal('l')} or l.creator_account_id = ${user})`,
    ],
    [
      requestId,
      sql<Row>`select r.account_id, null::bigint as charge_id from provisioning_request r
        where r.request_id = ${requestId ?? null} and (${inDeal('r')} or r.creator_account_id = ${user})`,
    ],
    [
      spanId,
      sql<Row>`select s.account_id, null::bigint as charge_id from subscription_span s
        join account a on a.account_id = s.account_id and ${inScope('a.path')} where s.span_id = ${spanId ?? null}`,
    ],
    [
      lineId,
      sql<Row>`select l.account_id, l.custom_charge_id as charge_id from invoice_line l
        where l.invoice_line_id = ${lineId ?? null} and ${inDeal('l')}`,
    ],
    [
      customChargeId,
      sql<Row>`select null::bigint as account_id, c.custom_charge_id as charge_id from custom_charge c
        where c.custom_charge_id = ${customChargeId ?? null} and ${inDeal('c')}`,
    ],
    [
      invoiceId,
      sql<Row>`select distinct l.account_id, l.custom_charge_id as charge_id from invoice i left join invoice_line l using (invoice_id)
        where i.invoice_id = ${invoiceId ?? null} and i.state = 'Final' and ${inDeal('i')}`,
    ],
  ];
  const found: (readonly Row[])[] = [];
  if (accountId !== undefined) {
    const { account_id, account_type } = await findAccount(context, accountId);
    if (account_type !== 'Product') throw new Failure(409, 'traceOfWhat');
    found.push([{ account_id, charge_id: null }]);
  }
  for (const [id, query] of asked) {
    if (id === undefined) continue;
    const { rows } = await query.execute(context.db);
    if (rows.length === 0) throw new Failure(404, 'nothingToTrace', { id });
    found.push(rows);
  }
  const [first, ...others] = found;
  if (!first) throw new Failure(400, 'traceOfWhat');
  // What is given besides has to be about the same.
  const common = others.reduce((left, rows) => left.filter((one) => rows.some((other) => isSame(one, other))), first);
  if (common.length === 0) throw new Failure(409, 'nothingInCommon');
  return {
    accounts: common.flatMap(({ account_id }) => account_id ?? []),
    charges: common.flatMap(({ charge_id }) => charge_id ?? []),
    invoice: invoiceId,
  };
}

const isSame = (one: Row, other: Row): boolean =>
  one.account_id === other.account_id && one.charge_id === other.charge_id;
