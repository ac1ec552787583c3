/** The fees of a service as items, with what each costs by band and day. */
import type { Language } from '../../../../rules/limits.ts';
import { type Sentence, sentence } from '../../../calls/sentence.ts';
import { translate, translations } from '../../../calls/texts.ts';
import { dayOf, daysAfter, now } from '../dates.ts';
import type { DemoService, Unit } from './services/service.ts';
import { type ByLanguage, inEachLanguage } from './texts/catalogue-texts.ts';

export interface DemoPrice {
  readonly minQuantity: number;
  readonly cost: number | null;
  readonly srp: number;
  readonly from: string;
  readonly until: string | null;
}

export interface DemoItem {
  readonly names: ByLanguage;
  readonly sku: string;
  readonly feeType: 'Base' | 'Monthly' | 'OneTime';
  readonly basis: 'Subscription' | 'Unit' | 'Metered';
  readonly unit: Unit | 'Subscription';
  readonly months: number;
  readonly billing: 'Monthly' | 'YearlyPrepaid' | 'Once';
  readonly isRequired: boolean;
  readonly prices: readonly DemoPrice[];
}

/** What every vendor calls the same is called so in all languages. */
const common = ({ text }: Sentence): ByLanguage => ({ en: text, ...translations(text) });

const perUnit: Readonly<Record<Unit, ByLanguage>> = {
  User: common(sentence('Per user')),
  Device: common(sentence('Per device')),
  Mailbox: common(sentence('Per mailbox')),
  GB: common(sentence('Per GB')),
  Hour: common(sentence('Per hour')),
  Message: common(sentence('Per message')),
  Department: common(sentence('Per department')),
  Company: common(sentence('Per company')),
};
const { text: prepaid } = sentence('{fee}, prepaid');
const setupNames = common(sentence('Setup'));
const setupPerUnit = common(sentence('Setup, each'));
const baseNames = common(sentence('Base fee'));

/** A longer commitment costs less by the month: ten and eighteen in a hundred. */
const ofTerm = { 1: 1, 12: 0.9, 36: 0.82 } as const;

const bands = [
  [1, 1, 1],
  [10, 0.951, 0.9575],
  [25, 0.9, 0.9014],
  [100, 0.8456, 0.8498],
] as const;

const newYear = '2026-01-01';
const nextNewYear = '2027-01-01';
/** Since when older services have had prices at all. */
const longAgo = 700;

const cents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100;
/** Above five euro people price in steps of five cents. */
const priced = (amount: number): number => (amount < 5 ? cents(amount) : cents(Math.round(amount * 20) / 20));

export function itemsOf(service: DemoService): DemoItem[] {
  const { fees, number } = service;
  const since = sinceOf(service);
  const item = (
    suffix: string,
    given: Pick<DemoItem, 'names' | 'feeType' | 'basis' | 'unit' | 'months' | 'billing' | 'prices'>,
    isRequired = true,
  ): DemoItem => ({ ...given, sku: `${number}-${suffix}`, isRequired });
  const simple = (cost: number | null, srp: number): DemoPrice[] => [
    { minQuantity: 1, cost, srp, from: since, until: null },
  ];
  const items: DemoItem[] = [];
  const terms = fees.price > 0 ? (fees.terms ?? [1, 12, 36]) : [];
  for (const months of terms) {
    const names = months === 1 ? perUnit[fees.unit] : inAdvance(perUnit[fees.unit]);
    const billing = months === 1 ? 'Monthly' : 'YearlyPrepaid';
    const given = { names, feeType: 'Monthly', basis: 'Unit', unit: fees.unit, months, billing } as const;
    items.push(item(`M${months}`, { ...given, prices: pricesOf(service, since, months, terms[0] ?? 1) }));
  }
  if (fees.base) {
    const months = terms[0] ?? 1;
    const billing = months === 1 ? 'Monthly' : 'YearlyPrepaid';
    const given = { names: baseNames, feeType: 'Base', basis: 'Subscription', unit: 'Subscription' } as const;
    items.push(item('B', { ...given, months, billing, prices: simple(priced(fees.base * 0.7), fees.base) }));
  }
  if (fees.setup) {
    const [srp, cost, basis = 'Subscription'] = fees.setup;
    const given = { feeType: 'OneTime', basis, months: 0, billing: 'Once', prices: simple(cost, srp) } as const;
    const unit = basis === 'Unit' ? fees.unit : 'Subscription';
    items.push(item('S', { ...given, names: basis === 'Unit' ? setupPerUnit : setupNames, unit }));
  }
  if (fees.metered) {
    const [srp, cost, unit, fee] = fees.metered;
    const names = inEachLanguage((texts) => texts.fees?.[fee] ?? fee);
    const given = { feeType: 'Monthly', basis: 'Metered', unit, months: 1, billing: 'Monthly' } as const;
    items.push(item('U', { ...given, names, prices: simple(cost, srp) }, fees.price === 0));
  }
  return items;
}

const inAdvance = (fees: ByLanguage): ByLanguage =>
  Object.fromEntries(
    Object.entries(fees).map(([language, fee]) => [language, translate(language as Language, prepaid, { fee })]),
  );

/** Prices hold from the beginning of the year, or since the service is there. */
function sinceOf({ state, publishedDays }: DemoService): string {
  const published = state === 'Draft' ? daysAfter(now, -10) : daysAfter(now, -publishedDays);
  return dayOf(published) > newYear ? dayOf(published) : newYear;
}

function pricesOf(
  { fees, publishedDays }: DemoService,
  since: string,
  months: 1 | 12 | 36,
  first: 1 | 12 | 36,
): DemoPrice[] {
  const share = ofTerm[months] / ofTerm[first];
  const costOf = (price: number): number => priced((price * (fees.cost ?? fees.price * 0.745)) / fees.price);
  const inTerm = (amount: number): number => cents(amount * share);
  return (fees.bands ? bands : bands.slice(0, 1)).flatMap(([minQuantity, ofSrp, ofCost]) => {
    const at = (price: number, from: string, until: string | null): DemoPrice => ({
      minQuantity,
      cost: inTerm(priced(costOf(price) * ofCost)),
      srp: inTerm(minQuantity === 1 ? price : priced(price * ofSrp)),
      from,
      until,
    });
    const later = fees.nextYear ?? (minQuantity === 100 && months === 1 ? fees.nextYearFor100 : undefined);
    const present = at(fees.price, since, later === undefined ? null : nextNewYear);
    const former =
      publishedDays > longAgo && minQuantity === 1 ? [at(priced(fees.price * 0.96), '2025-01-01', newYear)] : [];
    if (later === undefined) return [...former, present];
    const next =
      fees.nextYear === undefined
        ? { ...present, srp: later, from: nextNewYear, until: null }
        : at(later, nextNewYear, null);
    return [...former, present, next];
  });
}
