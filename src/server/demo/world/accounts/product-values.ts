/** The values of a subscription's view: those of any, then those of its product. */
import { dayOf, daysAfter, now } from '../dates.ts';
import { priceIn } from '../money.ts';
import type { DemoProduct } from '../products.ts';
import { type Random, random } from '../random.ts';
import { type DemoAccount, filled } from './account.ts';
import type { Life } from './life.ts';
import type { Organisation } from './organisation.ts';
import { productSpecificValues } from './product-specific-values.ts';
import { productNotes } from './remarks.ts';

const reasons = ['NoLongerNeeded', 'AnotherProvider', 'Price', 'WrongOrder'];

export function productValues(
  chance: Random,
  organisation: Organisation,
  parent: DemoAccount,
  product: DemoProduct,
  name: string,
  life: Life,
): Record<string, unknown> {
  const sometimes = <T>(share: number, value: T): T | undefined => (chance.chance(share) ? value : undefined);
  const { account, users } = organisation;
  const share = parent.type === 'User' ? 0 : Math.min(1, (users.length + 3) / 100);
  const prepaid = chance.chance(0.4);
  return filled({
    SubscriptionName: name,
    ServiceStatus: statusOf(chance, life),
    Quantity: Math.max(1, Math.round(product.most * share * (0.4 + chance.next() * 0.6))),
    LicensedPer: product.licensedPer,
    OrderNumber: chance.digits(`O-${life.created.getUTCFullYear()}-#####`),
    StartDate: dayOf(life.created),
    LockEndDate: prepaid && !life.terminated ? lockOf(life, name) : undefined,
    EndDate: life.terminated ? dayOf(life.terminated) : prepaid ? dayOf(nextAnniversary(life.created)) : undefined,
    SubscriptionBilling: prepaid ? 'YearlyPrepaid' : 'Monthly',
    RenewalMode: life.terminated || (prepaid && chance.chance(0.15)) ? 'Terminate' : 'Renew',
    Currency: account.currency,
    UnitPrice: priceIn(account.currency, product.price),
    Discount: sometimes(0.3, chance.pick([2.5, 5, 7.5, 10, 12.5])),
    BookedOn: sometimes(0.4, chance.digits('####')),
    Tags: sometimes(0.1, [chance.pick(['renewal 2027', 'Altvertrag', 'trial'])]),
    Notes: sometimes(0.1, chance.pick(productNotes)),
    TerminationReason: life.terminated ? (account.values['TerminationReason'] ?? chance.pick(reasons)) : undefined,
    ...productSpecificValues(chance, organisation, product, life),
  });
}

function statusOf(chance: Random, { created, terminated }: Life): string {
  if (terminated) return 'Terminated';
  if (created > daysAfter(now, -14)) return 'Provisioning';
  return chance.chance(0.04) ? 'Failed' : chance.chance(0.05) ? 'Suspended' : 'Active';
}

/** Some terms cannot be left before they end. */
function lockOf({ created }: Life, name: string): string | undefined {
  return random(`lock ${name} ${created.toISOString()}`).chance(0.25) ? dayOf(nextAnniversary(created)) : undefined;
}

function nextAnniversary(created: Date): Date {
  const next = new Date(created);
  while (next <= now) next.setUTCFullYear(next.getUTCFullYear() + 1);
  return next;
}
