/** What stored invoices say on paper: amounts given back, whose line it is, languages, and nothing that is empty. */
import { expect, it } from 'vitest';
import { fromText, sumOf } from '../prices/decimal.ts';
import { documentOf, type StoredInvoice, type StoredLine } from './document-of.ts';

const line: StoredLine = {
  kind: 'Recurring',
  origin: 'Recurring',
  customer: 'Donau AG',
  service_names: { en: 'Backup', de: 'Sicherung' },
  service_name: 'Backup',
  code: 'P-100165',
  fee_names: { en: 'Per user' },
  unit: 'User',
  is_counted: true,
  billing: 'Monthly',
  covers_from: '2026-10-12',
  covers_to: '2026-10-31',
  quantity: '4.000000',
  unit_price: '2.500000',
  months: null,
  days: 20,
  of_days: 31,
  amount: '6.450',
  description: {},
};
const charge: StoredLine = {
  ...line,
  kind: 'CustomCharge',
  origin: 'CustomCharge',
  service_names: null,
  service_name: null,
  covers_from: null,
  covers_to: null,
  days: null,
  of_days: null,
  quantity: '1',
  unit_price: '-3.2',
  amount: '-3.200',
  description: { name: 'Goodwill', text: null },
};
const stored: StoredInvoice = {
  kind: 'Invoice',
  number: 'I-2026-000042',
  interval_id: 202610,
  currency: 'EUR',
  net: '3.250',
  tax: '0.000',
  total: '3.250',
  issued_utc: new Date('2026-10-31T23:04:11Z'),
  due_date: '2026-11-14',
  purchase_order_number: null,
  tax_note: 'ReverseCharge',
  credits_number: null,
  credits_issued: null,
  reason: null,
  language: 'de',
  seller_language: 'pl',
  seller: {
    accountId: 7,
    name: 'Hafen',
    CompanyName: '',
    Country: 'PL',
    Iban: 'PL61109010140000071219812874',
    Bic: ' ',
  },
  buyer: { accountId: 8, name: 'Donau', CompanyName: 'Donau AG', Country: 'DE', CustomerNumber: 'K-17' },
  lines: [line, charge],
  taxes: [{ percent: '0.00', net: '3.250', tax: '0.000' }],
};

it('names services in the buyer’s language, fees at least in English, and leaves out what is empty', () => {
  const document = documentOf(stored);
  expect(document.lines[0]).toMatchObject({
    name: 'Sicherung',
    detail: 'Per user',
    group: 'Donau AG',
    unit: 'User',
    months: 1,
  });
  expect(document.lines[0]?.covers).toEqual({ from: '2026-10-12', to: '2026-10-31' });
  expect(document.period).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(document.seller).toEqual({
    number: '7',
    name: 'Hafen',
    country: 'PL',
    bankAccounts: [{ iban: 'PL61109010140000071219812874' }],
  });
  expect(document.buyer).toEqual({ number: 'K-17', name: 'Donau AG', country: 'DE' });
  expect(document).toMatchObject({ sellerLanguage: 'pl', due: '2026-11-14', taxes: [{ treatment: 'ReverseCharge' }] });
  expect(document).not.toHaveProperty('credits');
});

it('gives back by quantity, never by price, and its lines sum up to its net', () => {
  const { lines, net } = documentOf(stored);
  expect(lines[1]).toMatchObject({
    rhythm: 'Charge',
    name: 'Goodwill',
    quantity: fromText('-1'),
    unitPrice: fromText('3.2'),
  });
  expect(lines[1]).not.toHaveProperty('group');
  expect(lines[1]).not.toHaveProperty('days');
  expect(sumOf(lines.map(({ amount }) => amount))).toBe(net);
});

it('says of a credit note what it credits, and asks for no payment', () => {
  const credit = { ...charge, kind: 'Credit', origin: 'OneTime' } as const;
  const document = documentOf({
    ...stored,
    kind: 'CreditNote',
    credits_number: 'I-2026-000041',
    credits_issued: '2026-09-30',
    reason: 'Billed by mistake',
    lines: [credit],
  });
  expect(document).toMatchObject({
    credits: { number: 'I-2026-000041', issued: '2026-09-30' },
    reason: 'Billed by mistake',
  });
  expect(document).not.toHaveProperty('due');
  expect(document.lines[0]).toMatchObject({ kind: 'Credit', rhythm: 'OneTime' });
});
