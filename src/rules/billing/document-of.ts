/** What a final invoice or credit note says on paper, from its stored rows. */
import type { Language } from '../limits.ts';
import { type Decimal, fromText, zero } from '../prices/decimal.ts';
import { cutOffOf, endOf, firstDayOf, type IntervalId } from './interval.ts';
import type {
  InvoiceDocument,
  InvoiceDocumentLine,
  InvoiceParty,
  InvoiceRhythm,
  InvoiceUnit,
} from './invoice-document.ts';
import { dayAfter } from './period.ts';
import type { TaxNote } from './tax.ts';

type Names = Readonly<Record<string, string>>;

/** A party as it was when the invoice was issued, by the names of its fields. */
export type StoredParty = Readonly<Record<string, unknown>>;

/** Numbers come as the database writes them, so that none is rounded on the way. */
export interface StoredLine {
  readonly kind: InvoiceDocumentLine['kind'];
  /** Of what a credit or correction speaks of; otherwise the line's own. */
  readonly origin: InvoiceDocumentLine['kind'];
  readonly customer: string | null;
  readonly service_names: Names | null;
  readonly service_name: string | null;
  readonly code: string | null;
  readonly fee_names: Names | null;
  readonly unit: InvoiceUnit | null;
  readonly is_counted: boolean | null;
  readonly billing: 'Monthly' | 'YearlyPrepaid' | 'Once' | null;
  readonly covers_from: string | null;
  readonly covers_to: string | null;
  readonly quantity: string;
  readonly unit_price: string;
  readonly months: number | null;
  readonly days: number | null;
  readonly of_days: number | null;
  readonly amount: string;
  readonly description: { readonly name?: string | null; readonly text?: string | null };
}

export interface StoredInvoice {
  readonly kind: InvoiceDocument['kind'];
  readonly number: string;
  readonly interval_id: IntervalId;
  readonly currency: string;
  readonly net: string;
  readonly tax: string;
  readonly total: string;
  readonly issued_utc: Date;
  readonly due_date: string | null;
  readonly purchase_order_number: string | null;
  readonly tax_note: TaxNote | null;
  readonly credits_number: string | null;
  readonly credits_issued: string | null;
  readonly reason: string | null;
  readonly language: Language;
  readonly seller_language: Language;
  readonly seller: StoredParty;
  readonly buyer: StoredParty;
  readonly lines: readonly StoredLine[];
  readonly taxes: readonly { readonly percent: string; readonly net: string; readonly tax: string }[];
}

export function documentOf(stored: StoredInvoice): InvoiceDocument {
  const { language, tax_note: note, interval_id: interval, seller_language: sellerLanguage } = stored;
  const iban = text(stored.seller, 'Iban');
  return {
    kind: stored.kind,
    number: stored.number,
    language,
    ...(note && sellerLanguage !== language ? { sellerLanguage } : {}),
    issuedUtc: stored.issued_utc.toISOString(),
    ...(stored.due_date && stored.kind === 'Invoice' ? { due: stored.due_date } : {}),
    period: { from: firstDayOf(interval), to: dayAfter(endOf(interval), -1) },
    currency: stored.currency,
    ...(stored.purchase_order_number ? { orderNumber: stored.purchase_order_number } : {}),
    ...(stored.credits_number && stored.credits_issued
      ? { credits: { number: stored.credits_number, issued: stored.credits_issued } }
      : {}),
    ...(stored.reason ? { reason: stored.reason } : {}),
    seller: {
      ...partyOf(stored.seller),
      ...known({ register: text(stored.seller, 'CompanyRegister') }),
      bankAccounts: iban
        ? [{ iban, ...known({ bank: text(stored.seller, 'BankName'), bic: text(stored.seller, 'Bic') }) }]
        : [],
    },
    buyer: partyOf(stored.buyer),
    lines: stored.lines.map((line) => lineOf(line, language, interval)),
    taxes: stored.taxes.map(({ percent, net, tax }) => ({
      treatment: note ?? 'Standard',
      percent: fromText(percent),
      net: fromText(net),
      tax: fromText(tax),
    })),
    net: fromText(stored.net),
    tax: fromText(stored.tax),
    total: fromText(stored.total),
  };
}

function lineOf(line: StoredLine, language: Language, interval: IntervalId): InvoiceDocumentLine {
  const rhythm = rhythmOf(line);
  const isCharge = rhythm === 'Charge';
  const isBelow = fromText(line.unit_price) < zero;
  // Of what is given back the quantity is below zero, the price never.
  const turned = (value: string): Decimal => (isBelow ? (-fromText(value) as Decimal) : fromText(value));
  const { covers_from: from, covers_to: to, days, of_days: ofDays } = line;
  return {
    kind: line.kind,
    rhythm,
    name: (isCharge ? line.description.name : (inLanguage(line.service_names, language) ?? line.service_name)) || '–',
    ...known({
      group: isCharge ? undefined : line.customer,
      code: line.code,
      detail: isCharge ? line.description.text : inLanguage(line.fee_names, language),
      unit: line.is_counted ? line.unit : undefined,
      receivedUntilUtc: rhythm === 'Usage' ? cutOffOf(interval).toISOString() : undefined,
    }),
    ...(from && to ? { covers: { from, to } } : {}),
    ...(days !== null && ofDays !== null ? { days, ofDays } : {}),
    quantity: turned(line.quantity),
    unitPrice: turned(line.unit_price),
    months: line.months ?? 1,
    amount: fromText(line.amount),
  };
}

function rhythmOf({ origin, billing }: StoredLine): InvoiceRhythm {
  if (origin === 'CustomCharge') return 'Charge';
  if (origin === 'OneTime' || origin === 'Usage') return origin;
  return billing === 'YearlyPrepaid' ? 'YearlyPrepaid' : 'Monthly';
}

const partyOf = (party: StoredParty): InvoiceParty => ({
  number: text(party, 'CustomerNumber') ?? text(party, 'identificator') ?? String(party['accountId']),
  name: text(party, 'CompanyName') ?? text(party, 'name') ?? '',
  country: text(party, 'Country') ?? '',
  ...known({
    street: text(party, 'Street'),
    addressExtra: text(party, 'AddressAddition'),
    postalCode: text(party, 'PostalCode'),
    city: text(party, 'City'),
    vatNumber: text(party, 'VatNumber'),
    taxNumber: text(party, 'TaxNumber'),
    phone: text(party, 'Phone'),
    email: text(party, 'BillingEmail') ?? text(party, 'Email'),
  }),
});

/** Missing and empty are the same. */
function text(party: StoredParty, key: string): string | undefined {
  const value = party[key];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

const inLanguage = (names: Names | null, language: Language): string | undefined =>
  names ? names[language] || names['en'] || Object.values(names)[0] : undefined;

type Known<Values> = { readonly [Key in keyof Values]?: NonNullable<Values[Key]> };

/** Without what is missing or empty. */
const known = <Values extends object>(values: Values): Known<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Known<Values>;
