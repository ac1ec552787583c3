/** Places orders: everything about them is looked at, made and decided in one transaction. */
import { sql } from 'kysely';
import type PlaceOrder from '../../../manifests/operations/Account/PlaceOrder.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import type { PricedFee } from '../../rules/orders/order-value.ts';
import { type Decimal, fromNumber, sumOf, toText } from '../../rules/prices/decimal.ts';
import type { FoundAccount } from '../accounts/find.ts';
import { checkedValues, type Values } from '../accounts/values.ts';
import { Failure } from '../calls/failure.ts';
import { type Sentence, sentence } from '../calls/sentence.ts';
import { creationView } from '../layouts/view-layouts.ts';
import { takeFromCart } from './cart-taken.ts';
import { partStays, partsToEnd } from './ended-parts.ts';
import { worthOf } from './fees.ts';
import { findOrder } from './find.ts';
import { assertTermsAccepted } from './terms.ts';
import { findParent, type NamedService, servicesOf } from './wanted.ts';

type Input = InputOf<typeof PlaceOrder>;

interface FeeRow extends Pick<PricedFee, 'basis' | 'billing'> {
  readonly order_id: number | null;
  readonly line_no: number;
  readonly problem: 'buysNothing' | 'notOffered' | 'notInThisTerm' | 'partStays' | null;
  readonly line_quantity: number;
  readonly account_id: number;
  readonly currency: string;
  readonly amount: number;
}

export type PlacedOrder = DataOf<typeof PlaceOrder> & { readonly ended: readonly FoundAccount[] };

/** The error of each reason of the database. */
const refusals = { buysNothing: 'buysNothing', notOffered: 'notOffered', notInThisTerm: 'notInThisTerm' } as const;

/**
 * @param prefix put before the names of fields in messages.
 * @param fromQuote a quote that was just taken, whose prices its payer gets; of it several services are ordered by whoever may order one.
 * @throws 409 where it cannot be ordered so, or is worth something else than was shown.
 */
export async function placeOrder(
  context: CallContext,
  input: Input,
  prefix = (index: number) => `lines[${index}].configuration.`,
  fromQuote?: number,
): Promise<PlacedOrder> {
  const { parentAccountId, lines, expectedTotal } = input;
  if (
    fromQuote === undefined &&
    lines.length > 1 &&
    !meets(context.session.user.Capability, can('SALES_CART_SERVICES', 'Execute'))
  )
    throw new Failure(403, 'severalServices');
  await findParent(context, parentAccountId);
  const services = await servicesOf(context, lines);
  await assertTermsAccepted(context, services);
  await takeFromCart(context, input.cartLineIds ?? []);
  const ended = await partsToEnd(context, lines);
  const rows = await madeOrder(context, input, services, prefix, fromQuote);
  const [first] = rows;
  if (first?.problem) {
    const { name = '' } = services[first.line_no - 1] ?? {};
    if (first.problem === 'partStays')
      throw partStays(
        ended.find(({ account_id }) => account_id === first.account_id),
        name,
      );
    throw new Failure(409, refusals[first.problem], first.problem === 'buysNothing' ? {} : { name });
  }
  const orderId = first?.order_id;
  if (!orderId) throw new Error('An order has a fee');
  const values = lines.map((_line, index) => {
    const fees = rows.filter(({ line_no }) => line_no === index + 1);
    const value = worthOf(fees, first.currency, fees[0]?.line_quantity ?? 0);
    if (value === undefined) throw new Error('A line has a fee');
    return value;
  });
  const placed = await placedAt(context, orderId, values, expectedTotal);
  return { Order: placed, AccountIds: [...new Set(rows.map(({ account_id }) => account_id))], ended };
}

/** As the log has it: its number, and what ends when it starts. */
export const placedDetails = (order: string, ended: PlacedOrder['ended']): string | Sentence[] =>
  ended.length === 0
    ? order
    : [
        sentence('{order}, with whose start ends: {names}', {
          order,
          names: ended.map(({ display_name }) => display_name),
        }),
      ];

/** Says what the lines of an order that was just made are worth; with that it is approved, or waits. @throws 409 where something else was shown. */
export async function placedAt(
  context: CallContext,
  orderId: number,
  values: readonly Decimal[],
  expectedTotal: number | undefined,
): Promise<DataOf<typeof PlaceOrder>['Order']> {
  await sql`select * from value_order(${orderId}, ${values.map(toText)}::numeric[])`.execute(context.db);
  const placed = await findOrder(context, orderId);
  // Whoever may not read what is paid was shown no price that could have changed.
  const total = sumOf(values);
  if (expectedTotal !== undefined && placed.OrderValue !== undefined && fromNumber(expectedTotal) !== total)
    throw new Failure(409, 'priceChanged', { total: toText(total), currency: placed.Currency });
  return placed;
}

async function madeOrder(
  context: CallContext,
  { parentAccountId, lines }: Input,
  services: readonly NamedService[],
  prefix: (index: number) => string,
  fromQuote: number | undefined,
) {
  const configurations: Values[] = [];
  for (const [index, { configuration = {} }] of lines.entries())
    configurations.push(
      await checkedConfiguration(context, parentAccountId, services[index], configuration, prefix(index)),
    );
  const names = configurations.map(({ SubscriptionName }) => String(SubscriptionName));
  const { rows } = await sql<FeeRow>`
    select * from make_order(${parentAccountId}, ${lines.map(({ serviceId }) => serviceId)}::bigint[],
      ${lines.map(({ quantity }) => quantity)}::integer[], ${lines.map(({ commitmentMonths }) => commitmentMonths)}::integer[],
      ${lines.map(({ billing }) => billing)}::text[], ${configurations.map((one) => JSON.stringify(one))}::jsonb[], ${names}::text[],
      ${context.session.user.ImpersonatorAccountId ?? null}, ${fromQuote ?? null},
      ${JSON.stringify(lines.map(({ endedAccountIds = [] }) => endedAccountIds))}::jsonb)`.execute(context.db);
  return rows;
}

const configurationView = ({ layouts, language, session }: CallContext, productName: string | null) =>
  layouts.view(session.user.Capability, language, 'Product', creationView, productName);

/** What a field of a service's configuration is called where it is filled in. */
export function configurationField(context: CallContext, productName: string, name: string): string {
  const texts = configurationView(context, productName).fields.get(name)?.DisplayValue;
  return texts?.[context.language] ?? texts?.['en'] ?? name;
}

/** What the service asks for with an order. @param isLook it is not ordered yet. @throws 400 naming every field that is wrong. */
export async function checkedConfiguration(
  context: CallContext,
  within: number,
  service: Pick<NamedService, 'name' | 'product_name'> | undefined,
  given: Readonly<Record<string, unknown>>,
  prefix: string,
  isLook?: true,
): Promise<Values> {
  const view = configurationView(context, service?.product_name ?? null);
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== ''));
  // It is called like its service and renews, where nobody says otherwise.
  const asked = { SubscriptionName: service?.name, RenewalMode: 'Renew', ...filled };
  return checkedValues(context, asked, { view, within, whole: true, prefix, ...(isLook && { isLook }) });
}
