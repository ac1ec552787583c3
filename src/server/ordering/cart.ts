/** The cart of the caller: what he orders at once, kept until he does. */
import { type RawBuilder, sql } from 'kysely';
import type AddCartLine from '../../../manifests/operations/Account/AddCartLine.ts';
import type GetCart from '../../../manifests/operations/Account/GetCart.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';
import { utc } from '../accounts/row.ts';
import { Failure } from '../calls/failure.ts';
import { inOffer } from '../db/in-scope.ts';
import { findParent, servicesOf } from './wanted.ts';

type Line = DataOf<typeof GetCart>[number];

interface Row {
  readonly cart_line_id: number;
  readonly parent_account_id: number;
  readonly parent_name: string | null;
  readonly service_id: number;
  readonly service_name: string | null;
  readonly quantity: number;
  readonly commitment_months: number;
  readonly billing: Line['Billing'];
  readonly configuration: Line['Configuration'];
  readonly shown_value: number | null;
  readonly added_utc: Date;
}

const mine = ({ session }: CallContext): number => session.user.UserAccountId;

export const cartLines = (context: CallContext): Promise<Line[]> => linesWhere(context, sql<boolean>`true`);

async function linesWhere(context: CallContext, condition: RawBuilder<boolean>): Promise<Line[]> {
  const { rows } = await sql<Row>`
    select c.*, a.display_name as parent_name, service_name(service.names, ${context.language}, service.product_name) as service_name
    from cart_line c
    left join account a on a.account_id = c.parent_account_id and in_scope(a.path)
    left join service on service.service_id = c.service_id and ${inOffer('service')}
    where c.user_account_id = ${mine(context)} and ${condition}
    order by c.cart_line_id`.execute(context.db);
  return rows.map(lineOf);
}

const lineOf = (row: Row): Line => ({
  CartLineId: row.cart_line_id,
  ParentAccountId: row.parent_account_id,
  ...(row.parent_name !== null && { ParentAccount: row.parent_name }),
  ServiceId: row.service_id,
  ...(row.service_name !== null && { Service: row.service_name }),
  Quantity: row.quantity,
  CommitmentMonths: row.commitment_months,
  Billing: row.billing,
  Configuration: row.configuration,
  ...(row.shown_value !== null && { ShownValue: row.shown_value }),
  AddedUtc: utc(row.added_utc),
});

/** @throws 404 for what the caller does not see, 409 when the cart is full. */
export async function addCartLine(context: CallContext, input: InputOf<typeof AddCartLine>): Promise<Line> {
  const { db } = context;
  await findParent(context, input.parentAccountId);
  await servicesOf(context, [input]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${mine(context)}`}, 0))`.execute(db);
  if (input.replaces !== undefined) await takeFromCart(context, [input.replaces]);
  const { kept } = await db
    .selectFrom('cart_line')
    .select((count) => count.fn.countAll<number>().as('kept'))
    .where('user_account_id', '=', mine(context))
    .executeTakeFirstOrThrow();
  if (kept >= limits.cartLines) throw new Failure(409, 'cartFull', { n: limits.cartLines });
  const { cart_line_id } = await db
    .insertInto('cart_line')
    .values({
      user_account_id: mine(context),
      parent_account_id: input.parentAccountId,
      service_id: input.serviceId,
      quantity: input.quantity,
      commitment_months: input.commitmentMonths,
      billing: input.billing,
      configuration: JSON.stringify(input.configuration ?? {}) as never,
      shown_value: input.shownValue ?? null,
    })
    .returning('cart_line_id')
    .executeTakeFirstOrThrow();
  const [line] = await linesWhere(context, sql<boolean>`c.cart_line_id = ${cart_line_id}`);
  if (!line) throw new Error('A line that was just put into the cart is there');
  return line;
}

/** All of them or none. @throws 404 for one that is not there any more, or somebody else's. */
export async function takeFromCart(context: CallContext, cartLineIds: readonly number[]): Promise<void> {
  if (cartLineIds.length === 0) return;
  const taken = await context.db
    .deleteFrom('cart_line')
    .where('user_account_id', '=', mine(context))
    .where('cart_line_id', 'in', [...cartLineIds])
    .returning('cart_line_id')
    .execute();
  const absent = cartLineIds.find((id) => !taken.some(({ cart_line_id }) => cart_line_id === id));
  if (absent !== undefined) throw new Failure(404, 'noCartLine', { cartLineId: absent });
}
