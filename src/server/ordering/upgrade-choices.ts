/** What a subscription may go over to: what each brings along, and what it costs beside what is paid now. */
import { sql } from 'kysely';
import type GetUpgradeOptions from '../../../manifests/operations/Account/GetUpgradeOptions.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { showMoney } from '../../rules/format/money.ts';
import { type Decimal, fromNumber, sumOf, toNumber, zero } from '../../rules/prices/decimal.ts';
import { partsOf } from '../catalogue/related.ts';
import { inOffer } from '../db/in-scope.ts';
import { inOrderOf } from '../db/reader-order.ts';
import { feesOf } from './fees.ts';
import { termName, termsOf } from './order-terms.ts';
import { paidPer } from './paid-per.ts';
import { type Running, runningOf } from './upgrade-cards.ts';
import { findUpgradable } from './upgrade-options.ts';

type Option = DataOf<typeof GetUpgradeOptions>[number];

interface OptionRow {
  readonly service_id: number;
  readonly product_name: string;
  readonly display_name: string;
  readonly summary: string;
  readonly vendor: string;
  readonly icon_path: string | null;
  readonly kind: 'Full' | 'Partial';
  readonly targets: Option['Targets'] | null;
}

export async function upgradeOptions(
  context: CallContext,
  { accountId }: InputOf<typeof GetUpgradeOptions>,
): Promise<Option[]> {
  const { db, language } = context;
  await findUpgradable(context, accountId);
  const running = await runningOf(context, accountId);
  const { rows } = await sql<OptionRow>`
    select service.service_id, service.product_name, service.icon_path, t.kind, v.name as vendor,
      service_name(service.names, ${language}, service.product_name) as display_name,
      coalesce(service_name(service.summaries, ${language}, ''), '') as summary, (
        select json_agg(json_build_object('AccountId', h.account_id, 'DisplayName', h.display_name, 'Quantity', h.quantity))
        from upgrade_hosts(${accountId}, service.service_id) h) as targets
    from upgrade_targets(${accountId}) t join service on service.service_id = t.service_id
    join vendor_profile v on v.account_id = service.owner_account_id
    where ${inOffer('service')}
    order by ${inOrderOf(sql`service_name(service.names, ${language}, service.product_name)`, language)}, service.service_id`.execute(
    db,
  );
  const found: Option[] = [];
  for (const row of rows) {
    const parts = await partsOf(context, row.service_id);
    found.push({
      ServiceId: row.service_id,
      ProductName: row.product_name,
      DisplayName: row.display_name,
      Vendor: row.vendor,
      Summary: row.summary,
      ...(row.icon_path !== null && { Icon: row.icon_path }),
      Kind: row.kind,
      Parts: parts.map(({ DisplayName }) => DisplayName),
      ...(running && (await pricedAs(context, accountId, row.service_id, running))),
      Targets: row.targets ?? [],
    });
  }
  return found;
}

/** What a unit costs in the term of the subscription, where the service is offered in that, else in its first one; and what it costs now. */
async function pricedAs(
  context: CallContext,
  accountId: number,
  serviceId: number,
  { quantity, term }: Running,
): Promise<Partial<Option>> {
  const terms = await termsOf(context, serviceId);
  const like = terms.find(
    ({ commitmentMonths, billing }) => commitmentMonths === term.commitmentMonths && billing === term.billing,
  );
  const chosen = like ?? terms[0];
  if (!chosen) return {};
  const named = { Term: termName(context, chosen) };
  const fees = await feesOf(context, accountId, { serviceId, quantity, ...chosen });
  const units = fees.filter(({ basis, billing, amount }) => basis === 'Unit' && billing !== 'Once' && amount !== null);
  const [first] = units;
  if (!first?.currency) return named;
  const price = unitPrice(units);
  const { rows } = await sql<{ readonly amount: number }>`
    select p.amount from upgrade_prices(${accountId}, ${serviceId}, null, null, ${chosen.commitmentMonths}, ${chosen.billing}) p
    where not p.is_new and p.is_before and p.basis = 'Unit' and p.billing <> 'Once' and p.currency = ${first.currency}`.execute(
    context.db,
  );
  return {
    ...named,
    UnitPrice: toNumber(price),
    Currency: first.currency,
    PaidPer: context.text(paidPer(first.unit, 'Month')),
    ...(rows.length > 0 && { Against: against(context, (price - unitPrice(rows)) as Decimal, first.currency) }),
  };
}

const unitPrice = (fees: readonly { readonly amount: number | null }[]): Decimal =>
  sumOf(fees.map(({ amount }) => fromNumber(amount ?? 0)));

function against(context: CallContext, more: Decimal, currency: string): string {
  if (more === zero) return context.text('As much as now');
  const amount = showMoney(Math.abs(toNumber(more)), currency, context.language);
  return more > zero
    ? context.text('{amount} more than now', { amount })
    : context.text('{amount} less than now', { amount });
}
