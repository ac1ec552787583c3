/**
 * The e-invoice in a PDF: European standard EN 16931 in the syntax UN/CEFACT CII, as Factur-X and ZUGFeRD embed it. Elements stand
 * in the order of its schema.
 */
import type {
  InvoiceDocument,
  InvoiceDocumentTax,
  InvoiceParty,
  InvoiceSeller,
  TaxTreatment,
} from '../../../rules/billing/invoice-document.ts';
import { decimalsOf } from '../../../rules/prices/currency-digits.ts';
import { type Decimal, toText } from '../../../rules/prices/decimal.ts';
import { lineXml } from './cii-line.ts';
import { amountText, basicDay, day, period, ram, taxCategory } from './cii-values.ts';
import type { InvoiceTexts } from './texts.ts';
import { element } from './xml.ts';

/** The standard knows amounts of two decimals: in other currencies there is paper only. */
export const hasElectronicForm = ({ currency }: InvoiceDocument): boolean => decimalsOf(currency) <= 2;

/** @param document as issued. @param terms how it is to be paid, as the page says it. */
export function invoiceXml(document: InvoiceDocument, texts: InvoiceTexts, terms: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', 'urn:cen.eu:en16931:2017')]),
      ]),
      element('rsm:ExchangedDocument', [
        ram('ID', document.number),
        ram('TypeCode', document.kind === 'CreditNote' ? 381 : 380),
        day('IssueDateTime', document.issuedUtc.slice(0, 10)),
        ram('IncludedNote', [ram('Content', document.reason)]),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...document.lines.map((line, index) => lineXml(line, index, document, texts)),
        agreement(document),
        ram('ApplicableHeaderTradeDelivery', [
          ram('ActualDeliverySupplyChainEvent', [day('OccurrenceDateTime', document.period.to)]),
        ]),
        settlement(document, texts, terms),
      ]),
    ],
    namespaces,
  )}`;
}

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};

function agreement({ seller, buyer, orderNumber, taxes }: InvoiceDocument): string {
  // What is not taxable at all names no VAT numbers.
  const withVat = taxes.every(({ treatment }) => treatment !== 'NotTaxable');
  return ram('ApplicableHeaderTradeAgreement', [
    ram('BuyerReference', orderNumber),
    party('SellerTradeParty', seller, withVat, seller.register),
    party('BuyerTradeParty', buyer, withVat),
    ram('BuyerOrderReferencedDocument', [ram('IssuerAssignedID', orderNumber)]),
  ]);
}

function party(name: string, of: InvoiceParty, withVat: boolean, register?: string): string {
  return ram(name, [
    ram('ID', of.number),
    ram('Name', of.name),
    ram('SpecifiedLegalOrganization', [ram('ID', register)]),
    ram('DefinedTradeContact', [
      ram('PersonName', of.contact),
      ram('TelephoneUniversalCommunication', [ram('CompleteNumber', of.phone)]),
      ram('EmailURIUniversalCommunication', [ram('URIID', of.email)]),
    ]),
    ram('PostalTradeAddress', [
      ram('PostcodeCode', of.postalCode),
      ram('LineOne', of.street),
      ram('LineTwo', of.addressExtra),
      ram('CityName', of.city),
      ram('CountryID', of.country),
    ]),
    ram('URIUniversalCommunication', [ram('URIID', of.email, { schemeID: 'EM' })]),
    ram('SpecifiedTaxRegistration', [ram('ID', withVat ? of.taxNumber : undefined, { schemeID: 'FC' })]),
    ram('SpecifiedTaxRegistration', [ram('ID', withVat ? of.vatNumber : undefined, { schemeID: 'VA' })]),
  ]);
}

function settlement(document: InvoiceDocument, texts: InvoiceTexts, terms: string): string {
  const { currency, credits, seller, taxes, due, net, tax, total } = document;
  const amount = (value: Decimal) => amountText(value, currency);
  return ram('ApplicableHeaderTradeSettlement', [
    ram('PaymentReference', document.number),
    ram('InvoiceCurrencyCode', currency),
    // Nobody transfers anything where something is given back.
    ...(document.kind === 'Invoice' && total > 0n ? paymentMeans(seller, currency) : []),
    ...taxes.map((each) => taxXml(each, texts, currency)),
    period(document.period),
    ram('SpecifiedTradePaymentTerms', [
      ram('Description', terms),
      day('DueDateDateTime', document.kind === 'Invoice' ? due : undefined),
    ]),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      ram('LineTotalAmount', amount(net)),
      ram('TaxBasisTotalAmount', amount(net)),
      ram('TaxTotalAmount', amount(tax), { currencyID: currency }),
      ram('GrandTotalAmount', amount(total)),
      ram('DuePayableAmount', amount(total)),
    ]),
    ram('InvoiceReferencedDocument', credits ? preceding(credits) : []),
  ]);
}

const preceding = ({ number, issued }: NonNullable<InvoiceDocument['credits']>): readonly string[] => [
  ram('IssuerAssignedID', number),
  ram('FormattedIssueDateTime', [element('qdt:DateTimeString', basicDay(issued), { format: '102' })]),
];

/** Transfers within the euro area have a code of their own. */
const paymentMeans = ({ bankAccounts, name }: InvoiceSeller, currency: string): readonly string[] =>
  bankAccounts.map(({ iban, bic }) =>
    ram('SpecifiedTradeSettlementPaymentMeans', [
      ram('TypeCode', currency === 'EUR' ? 58 : 30),
      ram('PayeePartyCreditorFinancialAccount', [ram('IBANID', iban.replace(/\s/g, '')), ram('AccountName', name)]),
      ram('PayeeSpecifiedCreditorFinancialInstitution', [ram('BICID', bic)]),
    ]),
  );

function taxXml({ treatment, percent, net, tax }: InvoiceDocumentTax, texts: InvoiceTexts, currency: string): string {
  const category = taxCategory(treatment, percent);
  return ram('ApplicableTradeTax', [
    ram('CalculatedAmount', amountText(tax, currency)),
    ram('TypeCode', 'VAT'),
    ram('ExemptionReason', treatment === 'Standard' ? undefined : texts[`${treatment}Note`]),
    ram('BasisAmount', amountText(net, currency)),
    ram('CategoryCode', category),
    ram('ExemptionReasonCode', reasonCodes[treatment]),
    ram('RateApplicablePercent', category === 'O' ? undefined : toText(percent)),
  ]);
}

const reasonCodes: Readonly<Partial<Record<TaxTreatment, string>>> = {
  ReverseCharge: 'VATEX-EU-AE',
  NotTaxable: 'VATEX-EU-O',
};
