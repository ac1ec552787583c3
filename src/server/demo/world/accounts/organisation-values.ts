/** The values of a company's or reseller's view. */
import { type Country, ibanIn, phoneIn } from '../country.ts';
import { dayOf, daysAfter, instantOf } from '../dates.ts';
import { roundIn } from '../money.ts';
import type { Random } from '../random.ts';
import { filled } from './account.ts';
import type { Life } from './life.ts';
import type { OrganisationSeed } from './organisation.ts';
import { companyNotes, companyTags } from './remarks.ts';

const deliveries = [['Pdf'], ['Pdf', 'Portal'], ['Pdf', 'XRechnung'], ['Peppol'], ['Paper', 'Pdf']];
const terms = ['Net14', 'Net30', 'Net30', 'Net30', 'Net45', 'Net60', 'EndOfMonth', 'Prepayment'];
const interests = ['Collaboration', 'Backup', 'Security', 'Workplace', 'Telephony', 'Infrastructure', 'Data'];
const banks = [
  'Hansekontor Bank',
  'Genossenschaftsbank am Sund',
  'Banka Meridian',
  'Union Credit Nova',
  'Handelsbank 1874',
];

export function organisationValues(
  chance: Random,
  seed: OrganisationSeed,
  country: Country,
  { created, terminated }: Life,
): Record<string, unknown> {
  const sometimes = <T>(share: number, value: T): T | undefined => (chance.chance(share) ? value : undefined);
  const place = chance.pick(country.places);
  const iban = ibanIn(country, chance);
  const billed = chance.chance(0.92);
  return filled({
    CompanyName: seed.name,
    LegalForm: seed.legalForm,
    CompanyRegister: sometimes(0.85, chance.digits(country.register)),
    Industry: seed.industry,
    EmployeeCount: sometimes(0.9, Math.max(1, Math.round(seed.users * (1 + chance.next() * 6)))),
    Website: sometimes(0.8, `https://www.${seed.domain}/`),
    Email: `info@${seed.domain}`,
    Phone: sometimes(0.9, phoneIn(country, chance)),
    CustomerNumber: sometimes(0.6, chance.digits('K-#####')),
    CustomerSince: dayOf(created),
    Interests: sometimes(0.7, [...new Set([chance.pick(interests), chance.pick(interests)])]),
    Tags: sometimes(0.4, [chance.pick(companyTags)]),
    Street: streetIn(chance, country),
    AddressAddition: sometimes(0.15, chance.pick(['2. OG', 'C/4', '3 B', 'Box 310'])),
    PostalCode: place.postalCode,
    City: place.city,
    Country: country.code,
    VatNumber: sometimes(0.9, chance.digits(country.vat)),
    TaxNumber: sometimes(0.4, chance.digits('###/####/####')),
    IsTaxExempt: chance.chance(0.06),
    BillingEmail: sometimes(0.85, `billing@${seed.domain}`),
    InvoiceLanguage: country.culture.language,
    InvoiceDelivery: chance.pick(deliveries),
    PurchaseOrderNumber: sometimes(0.3, chance.digits('PO-####-###')),
    IsBillable: billed,
    BillingMethod: billed ? chance.pick(['Invoice', 'Invoice', 'DirectDebit', 'CreditCard']) : 'ThroughReseller',
    BillingStartDate: dayOf(daysAfter(created, chance.whole(0, 45))),
    Currency: country.currency,
    CreditLimit: sometimes(0.85, roundIn(country.currency, seed.users * chance.whole(200, 900) + 1000)),
    PaymentTerm: chance.pick(terms),
    EarlyPaymentDiscount: sometimes(0.3, chance.pick([1, 1.5, 2, 2.5, 3])),
    BankName: iban && chance.pick(banks),
    Iban: iban,
    Bic: iban && `DEMO${country.code}${chance.pick(['2X', '21', '5H'])}${chance.pick(['', 'XXX'])}`,
    ContractNumber: chance.digits(`V-${created.getUTCFullYear()}-####`),
    ContractSignedUtc: instantOf(daysAfter(created, -chance.whole(1, 20))),
    ContractEnd: terminated ? dayOf(terminated) : sometimes(0.35, `${chance.whole(2027, 2029)}-12-31`),
    Notes: sometimes(0.3, chance.pick(companyNotes)),
    TerminationReason: terminated ? seed.more.reason : undefined,
    ...seed.more.values,
  });
}

/** The Swiss write no ß. */
function streetIn(chance: Random, { code, culture }: Country): string {
  const street = chance.pick(culture.streets).replace('#', String(chance.whole(1, 240)));
  return code === 'CH' ? street.replace('ß', 'ss') : street;
}

/** What a reseller has on top. */
export function resellerValues(chance: Random, seed: OrganisationSeed, country: Country): Record<string, unknown> {
  return filled({
    PartnerDiscount: chance.pick([12, 15, 17.5, 20]),
    RevenueTarget: roundIn(country.currency, chance.whole(4, 24) * 100_000),
    CertifiedUntil: `${chance.whole(2027, 2028)}-0${chance.whole(1, 9)}-28`,
    MarketplaceName: `${seed.name.split(' ')[0]} Cloud`,
    MarketplaceUrl: `https://cloud.${seed.domain}/`,
    SalesCountries: [...new Set([country.code, 'AT', 'DE'])],
    SupportLevel: chance.pick(['Standard', 'Extended', 'AroundTheClock']),
    IsPublicMarketplace: chance.chance(0.5),
    ...seed.more.values,
  });
}
