/** What a subscription may go over to: what each brings along, and what it costs beside what is paid now. */
import { sql } from 'kysely';
import type GetUpgradeOptions from '../../../manifests/operations/Account/GetUpgradeOptions.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { showMoney } from '../../rules/format/money.ts';
import { type Decimal, fromNumber, sumOf, toNumber, zero } from '../../rules/prices/decimal.ts';
import { inOffer } from '../db/in-scope.ts';
import { inOrderOf } from '../db/reader-order.ts';
import { termName, termsIn } from './order-terms.ts';
import { paidPer } from './paid-per.ts';
import type { Term } from './term.ts';
import { type Running, runningOf } from './upgrade-cards.ts';
import { findUpgradable } from './upgrade-options.ts';

type Option = DataOf<typeof GetUpgradeOptions>[number];

interface FeeRow {
  readonly unit: string;
  readonly currency: string;
  readonly amount: number;
}

interface OptionRow extends Partial<Nullable<Term>> {
  readonly service_id: number;
  readonly product_name: string;
  readonly display_name: string;
  readonly summary: string;
  readonly vendor: string;
  readonly icon_path: string | null;
  readonly kind: 'Full' | 'Partial';
  readonly parts: readonly string[] | null;
  readonly targets: Option['Targets'] | null;
  /** Of a unit, paid again and again: as it would be, and as it is; none for whoever may not read what is paid. */
  readonly fees: readonly FeeRow[] | null;
  readonly paid: readonly FeeRow[] | null;
}

type Nullable<Value> = { readonly [Name in keyof Value]: Value[Name] | null };

/** All of them in one question, however many there are. */
export async function upgradeOptions(
  context: CallContext,
  { accountId }: InputOf<typeof GetUpgradeOptions>,
): Promise<Option[]> {
  await findUpgradable(context, accountId);
  const running = await runningOf(context, accountId);
  const { rows } = await optionRows(context, accountId, running);
  return rows.map((row) => ({
    ServiceId: row.service_id,
    ProductName: row.product_name,
    DisplayName: row.display_name,
    Vendor: row.vendor,
    Summary: row.summary,
    ...(row.icon_path !== null && { Icon: row.icon_path }),
    Kind: row.kind,
    Parts: [...(row.parts ?? [])],
    ...pricedAs(context, row),
    Targets: row.targets ?? [],
  }));
}

/** Each in the term of the subscription, where it is offered in that, else in its first one. */
function optionRows({ db, language }: CallContext, accountId: number, running: Running | undefined) {
  const { quantity = null, term } = running ?? {};
  const [months, billing] = [term?.commitmentMonths ?? null, term?.billing ?? null];
  const name = (service: string) =>
    sql<string>`service_name(${sql.table(service)}.names, ${language}, ${sql.table(service)}.product_name)`;
  const fee = (
    of: string,
  ) => sql`json_build_object('unit', ${sql.table(of)}.unit, 'currency', ${sql.table(of)}.currency,
    'amount', ${sql.table(of)}.amount)`;
  const ofUnits = (of: string) =>
    sql<boolean>`${sql.table(of)}.basis = 'Unit' and ${sql.table(of)}.billing <> 'Once' and ${sql.table(of)}.amount is not null`;
  return sql<OptionRow>`
    select service.service_id, service.product_name, service.icon_path, t.kind, v.name as vendor, ${name('service')} as display_name,
      coalesce(service_name(service.summaries, ${language}, ''), '') as summary,
      chosen."commitmentMonths", chosen.billing, (
        select json_agg(json_build_object('AccountId', h.account_id, 'DisplayName', h.display_name, 'Quantity', h.quantity))
        from upgrade_hosts(${accountId}, service.service_id) h) as targets, (
        select json_agg(${name('part')} order by b.part_service_id)
        from service_bundle_part b join service part on part.service_id = b.part_service_id
        where b.bundle_service_id = service.service_id and ${inOffer('part')}) as parts, (
        select json_agg(${fee('p')})
        from order_prices(${accountId}, service.service_id, ${quantity}, chosen."commitmentMonths", chosen.billing) p
        where ${ofUnits('p')}) as fees, (
        select json_agg(json_build_object('unit', '', 'currency', p.currency, 'amount', p.amount))
        from upgrade_prices(${accountId}, service.service_id, null, null, chosen."commitmentMonths", chosen.billing) p
        where not p.is_new and p.is_before and ${ofUnits('p')}) as paid
    from upgrade_targets(${accountId}) t join service on service.service_id = t.service_id
    join vendor_profile v on v.account_id = service.owner_account_id
    left join lateral (
      select offered.* from (${termsIn(sql`service.service_id`)}) offered
      where ${quantity}::integer is not null
      order by (offered."commitmentMonths", offered.billing) = (${months}::integer, ${billing}::text) desc, 1, 2 limit 1) chosen on true
    where ${inOffer('service')}
    order by ${inOrderOf(name('service'), language)}, service.service_id`.execute(db);
}

/** What a unit costs in that term, and against what it costs now. */
function pricedAs(context: CallContext, { commitmentMonths, billing, fees, paid }: OptionRow): Partial<Option> {
  if (!commitmentMonths || !billing) return {};
  const named = { Term: termName(context, { commitmentMonths, billing }) };
  const [first] = fees ?? [];
  if (!fees || !first) return named;
  const { currency, unit } = first;
  const price = unitPrice(fees);
  const now = (paid ?? []).filter((fee) => fee.currency === currency);
  return {
    ...named,
    UnitPrice: toNumber(price),
    Currency: currency,
    PaidPer: context.text(paidPer(unit, 'Month')),
    ...(now.length > 0 && { Against: against(context, (price - unitPrice(now)) as Decimal, currency) }),
  };
}

const unitPrice = (fees: readonly FeeRow[]): Decimal => sumOf(fees.map(({ amount }) => fromNumber(amount)));

function against(context: CallContext, more: Decimal, currency: string): string {
  if (more === zero) return context.text('As much as now');
  const amount = showMoney(Math.abs(toNumber(more)), currency, context.language);
  return more > zero
    ? context.text('{amount} more than now', { amount })
    : context.text('{amount} less than now', { amount });
}
