/** An invoice with all kinds of lines, as tests and benchmarks print it, and names in the scripts of the demo world. */
import type {
  Days,
  InvoiceDocument,
  InvoiceDocumentLine,
  InvoiceDocumentTax,
} from '../../../../rules/billing/invoice-document.ts';
import { decimalsOf } from '../../../../rules/prices/currency-digits.ts';
import { type Decimal, fromText, hundred, rounded, sumOf } from '../../../../rules/prices/decimal.ts';
import type { InvoicePrint } from '../printing.ts';
import { invoiceTexts } from '../texts.ts';

const october: Days = { from: '2026-10-01', to: '2026-10-31' };
const donau = 'Donau-Dampfschifffahrtsgesellschaft mbH';
const works = 'Elektrizitätswerke und Hafenbetriebsführung';

type Line = Omit<InvoiceDocumentLine, 'quantity' | 'unitPrice' | 'amount'>;

const line = (about: Line, quantity: string, unitPrice: string, amount: string): InvoiceDocumentLine => ({
  ...about,
  quantity: fromText(quantity),
  unitPrice: fromText(unitPrice),
  amount: fromText(amount),
});

const monthly = (name: string, code: string, detail: string, covers: Days): Line => ({
  kind: 'Recurring',
  rhythm: 'Monthly',
  name,
  code,
  detail,
  covers,
  months: 1,
  days: Number(covers.to.slice(8)) - Number(covers.from.slice(8)) + 1,
  ofDays: 31,
});

const desktop = { name: 'Virtual Desktop Plus', code: 'P-100162', group: works };
const voice = (covers: Days): Line => ({ ...monthly('Voice Connect', 'P-100171', 'Per user', covers), group: works });

export const sampleLines: readonly InvoiceDocumentLine[] = [
  line({ ...monthly('Backup Vault', 'P-100165', 'Base fee', october), group: donau }, '4', '34.15', '136.60'),
  line({ ...monthly('Mailbox Business', 'P-100160', 'Per user', october), group: donau }, '120', '4.9', '588'),
  line(
    { ...monthly('Archive Ten', 'P-100164', 'Base fee', { ...october, from: '2026-10-12' }), group: donau },
    '1',
    '24',
    '15.48',
  ),
  line(
    {
      kind: 'Usage',
      rhythm: 'Usage',
      name: 'Data Lake Starter',
      code: 'P-100173',
      detail: 'Storage in GB',
      unit: 'GB',
      months: 1,
      group: donau,
      receivedUntilUtc: '2026-10-31T23:00:00Z',
    },
    '96402.5',
    '0.019',
    '1831.65',
  ),
  line(
    {
      ...desktop,
      kind: 'Recurring',
      rhythm: 'YearlyPrepaid',
      detail: 'Per user',
      months: 12,
      covers: { from: '2026-10-14', to: '2027-10-13' },
    },
    '8',
    '25.65',
    '2462.4',
  ),
  line(
    {
      ...desktop,
      kind: 'OneTime',
      rhythm: 'OneTime',
      detail: 'Setup per user',
      months: 1,
      covers: { from: '2026-10-14', to: '2026-10-14' },
    },
    '8',
    '15',
    '120',
  ),
  line(voice({ from: '2026-10-01', to: '2026-10-17' }), '36', '7.9', '155.96'),
  line(voice({ from: '2026-10-18', to: '2026-10-31' }), '41', '7.9', '146.28'),
  line(
    {
      kind: 'CustomCharge',
      rhythm: 'Charge',
      name: 'Einrichtungspauschale vor Ort',
      detail: 'Anfahrt und Inbetriebnahme der Hafenleitwarte, 9 Oct 2026',
      months: 1,
    },
    '1',
    '420',
    '420',
  ),
];

const base: Omit<InvoiceDocument, 'taxes' | 'net' | 'tax' | 'total'> = {
  kind: 'Invoice',
  number: 'I-2026-000042',
  language: 'en',
  sellerLanguage: 'de',
  issuedUtc: '2026-10-31T23:04:11Z',
  due: '2026-11-30',
  period: october,
  currency: 'EUR',
  orderNumber: 'PO-88-4471',
  seller: {
    number: '100001',
    name: 'Ostsee Systemhaus GmbH & Co. KG',
    register: 'HRA 4711, Amtsgericht Rostock',
    street: 'Hafenstraße 12',
    postalCode: '18055',
    city: 'Rostock',
    country: 'DE',
    vatNumber: 'DE123456789',
    taxNumber: '079/123/45678',
    email: 'billing@ostsee.example',
    bankAccounts: [{ bank: 'Ostseebank', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' }],
  },
  buyer: {
    number: 'C-100734',
    name: donau,
    contact: 'Ágnes Szőke-Müllner',
    street: 'Handelskai 265, Stiege 4',
    postalCode: '1020',
    city: 'Wien',
    country: 'AT',
    vatNumber: 'ATU12345678',
    email: 'invoice@donau.example',
  },
  lines: sampleLines,
};

export interface Sample extends Partial<typeof base> {
  /** In per cent and how; without one the tax is the buyer's to pay. */
  readonly taxed?: Pick<InvoiceDocumentTax, 'treatment'> & { readonly percent: string };
}

/** With sums that agree. */
export function sampleInvoice({ taxed, ...changes }: Sample = {}): InvoiceDocument {
  const document = { ...base, ...changes };
  const { treatment, percent } = taxed ?? { treatment: 'ReverseCharge', percent: '0' };
  const rate = fromText(percent);
  const net = sumOf(document.lines.map(({ amount }) => amount));
  const tax = rounded(net * rate, hundred, decimalsOf(document.currency));
  const taxes = [{ treatment, percent: rate, net, tax }];
  return { ...document, taxes, net, tax, total: (net + tax) as Decimal };
}

/** What the buyer gets back, and what stands in its place. */
export const sampleCreditNote = (changes: Sample = {}): InvoiceDocument =>
  sampleInvoice({
    kind: 'CreditNote',
    number: 'C-2026-000003',
    credits: { number: 'I-2026-000042', issued: '2026-10-31' },
    reason: 'Backup Vault ended on 12 October & was billed to the end of the month',
    taxed: { treatment: 'Standard', percent: '19' },
    lines: [
      line(
        { ...monthly('Backup Vault', 'P-100165', 'Base fee', october), kind: 'Credit', group: donau },
        '-4',
        '34.15',
        '-136.60',
      ),
      line(
        {
          ...monthly('Backup Vault', 'P-100165', 'Base fee', { ...october, to: '2026-10-12' }),
          kind: 'Correction',
          group: donau,
        },
        '4',
        '34.15',
        '52.88',
      ),
    ],
    ...changes,
  });

export const longInvoice = (count: number): InvoiceDocument =>
  sampleInvoice({
    number: `I-2026-${String(count).padStart(6, '0')}`,
    lines: Array.from({ length: count }, (_, index) => {
      const each = sampleLines[Math.floor((index * 8) / count)] ?? sampleLines[0];
      return { ...each, name: `${each?.name} ${index + 1}` } as InvoiceDocumentLine;
    }),
  });

/** Cyrillic, Greek, Han with kana, Hangul, Arabic, Hebrew, Latin with many marks, mixed directions, marks of vowels. */
export const worldNames: readonly string[] = [
  'Дунайское пароходство «Тихий Дон», Ёлкино',
  'Εταιρεία Ύδρευσης Θεσσαλονίκης Α.Ε.',
  '東京株式会社サクラ情報 / 北京市海淀区软件公司',
  '서울 소프트웨어 주식회사',
  'شركة النور للتجارة (دبي) رقم 4711',
  'בית התוכנה "אור" בע"מ, רחוב הרצל 12 (קומה 3)',
  'Łódź & Győr Şirketi – Đặng Thị Mỹ',
  'Acme شركة النور 2026 GmbH',
  'مُحَمَّد العَرَبِيّ لا إله',
  'Société « Œuvre » ﬁn A\u0301cs',
];

export const worldInvoice = (): InvoiceDocument => {
  const document = sampleInvoice();
  return sampleInvoice({
    buyer: { ...document.buyer, name: worldNames[5] ?? '', contact: worldNames[8] ?? '', city: worldNames[1] ?? '' },
    lines: worldNames.map((name, index) => {
      const each = sampleLines[index % sampleLines.length];
      return { ...each, name, group: index < 5 ? worldNames[4] : worldNames[8] } as InvoiceDocumentLine;
    }),
  });
};

/** In English, which needs no catalogue. */
export const inEnglish = (document: InvoiceDocument): InvoicePrint => ({
  document,
  texts: invoiceTexts((text) => text),
});
