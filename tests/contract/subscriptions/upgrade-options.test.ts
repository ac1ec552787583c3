/** What a subscription may go over to, weighed all at once: as calls for each one by one say it, and asked of the database once however many there are (UPG-01, UPG-04, CALL-050). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetOrderTerms from '../../../manifests/operations/Account/GetOrderTerms.ts';
import GetUpgradeOptions from '../../../manifests/operations/Account/GetUpgradeOptions.ts';
import GetUpgradeOverview from '../../../manifests/operations/Account/GetUpgradeOverview.ts';
import GetUpgradeTargets from '../../../manifests/operations/Account/GetUpgradeTargets.ts';
import GetServiceDetail from '../../../manifests/operations/Marketplace/GetServiceDetail.ts';
import { showMoney } from '../../../src/rules/format/money.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { asked } from '../../database/asked.ts';
import { type RunningWorld, startRunningWorld } from './running.ts';

let world: RunningWorld;
let accountId: number;
const from = 'Endpoint Shield';
const bundle = 'Sicherer Arbeitsplatz';
beforeAll(async () => {
  world = await startRunningWorld();
  accountId = await world.runs({ quantity: 4, service: from });
  // Takes units of it as well.
  await world.runs({ quantity: 2, service: 'Endpoint Shield XDR' });
});
afterAll(() => world.server.close());

const owner = () => world.server.database.owner;
/** All that the company is offered and could be ordered for it; of one it buys nothing any more. */
async function mayGoTo(most: number): Promise<void> {
  await sql`delete from service_upgrade`.execute(owner());
  await sql`insert into service_upgrade (from_service_id, to_service_id, kind)
    select origin.service_id, other.service_id, case when other.service_id % 2 = 0 then 'Full' else 'Partial' end
    from service origin, service other
    where origin.product_name = ${from} and other.service_id <> origin.service_id and other.state = 'Published'
    order by other.product_name in ('Endpoint Shield XDR', ${bundle}) desc, other.service_id limit ${most}`.execute(
    owner(),
  );
}
const options = () => world.admin.call(GetUpgradeOptions, { accountId });

it('says of each what the calls about that one alone say', async () => {
  await mayGoTo(1000);
  const found = await options();
  expect(found.length).toBeGreaterThan(5);
  expect(found.map(({ ProductName }) => ProductName)).toEqual(expect.arrayContaining(['Endpoint Shield XDR', bundle]));
  const names = found.map(({ DisplayName }) => DisplayName);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  const priced = [];
  for (const { ServiceId: serviceId, ProductName: productName, ...option } of found) {
    const { Parts } = await world.admin.call(GetServiceDetail, { serviceId });
    expect([productName, option.Parts.toSorted()]).toEqual([
      productName,
      Parts.map(({ DisplayName }) => DisplayName).toSorted(),
    ]);
    const targets = await world.admin.call(GetUpgradeTargets, { accountId, productName });
    expect(option.Targets).toEqual(
      targets.map(({ AccountId, DisplayName, Quantity }) => ({ AccountId, DisplayName, Quantity })),
    );
    const terms = await world.admin.call(GetOrderTerms, { parentAccountId: knownIds.harbour, serviceId, quantity: 4 });
    const monthly = terms.find(({ Term }) => Term === '1-Monthly');
    expect([productName, option.Term]).toEqual([productName, (monthly ?? terms[0])?.DisplayName]);
    const [term] = terms.filter(({ DisplayName }) => DisplayName === option.Term);
    const alone = await world.admin.post(GetUpgradeOverview.operation, {
      ...{ accountId, productName, options: { term: term?.Term } },
    });
    // Some ask for more than a quantity: only those that would go over today are compared.
    if (alone.status !== 200) continue;
    const [old, fresh] = (alone.data as { Rows: { PriceNow?: number; PriceThen?: number; Currency: string }[] }).Rows;
    // What is paid by use alone has no price of a unit.
    if (fresh?.PriceThen === 0) {
      expect([productName, option.UnitPrice]).toEqual([productName, undefined]);
      continue;
    }
    const more = Number(((fresh?.PriceThen ?? 0) - (old?.PriceNow ?? 0)).toFixed(3));
    const amount = showMoney(Math.abs(more), 'EUR', 'en');
    priced.push(productName);
    expect([productName, option.UnitPrice, option.Currency, option.Against]).toEqual([
      ...[productName, fresh?.PriceThen, fresh?.Currency],
      more === 0 ? 'As much as now' : `${amount} ${more > 0 ? 'more' : 'less'} than now`,
    ]);
  }
  expect(priced.length).toBeGreaterThan(2);
});

it('asks the database once, for one as for many', async () => {
  for (const [most, least] of [
    [1, 1],
    [1000, 6],
  ] as const) {
    await mayGoTo(most);
    const texts = await asked(async () => {
      expect((await options()).length).toBeGreaterThanOrEqual(least);
    });
    // Beside what each call asks of sessions and accounts, and what else is going on.
    const ofOptions = [...texts.values()].flat().filter((text) => /service_bundle_part|_prices|from item\b/.test(text));
    expect(ofOptions).toEqual([expect.stringContaining('upgrade_targets(')]);
  }
});
