/** A line of an e-invoice: quantity times price, less or plus what makes it a part of a period. */
import type { InvoiceDocument, InvoiceDocumentLine, InvoiceUnit } from '../../../rules/billing/invoice-document.ts';
import { decimalsOf } from '../../../rules/prices/currency-digits.ts';
import { type Decimal, one, rounded, toText } from '../../../rules/prices/decimal.ts';
import { amountText, period, ram, taxCategory } from './cii-values.ts';
import { shareOf } from './share.ts';
import { type InvoiceTexts, said } from './texts.ts';

/** By UN/ECE recommendation 20; what is counted by the piece is C62. */
const unitCodes: Readonly<Partial<Record<InvoiceUnit, string>>> = { GB: 'E34', Hour: 'HUR' };
const piece = 'C62';

export function lineXml(
  line: InvoiceDocumentLine,
  index: number,
  { currency, taxes }: InvoiceDocument,
  texts: InvoiceTexts,
): string {
  const [tax] = taxes;
  const category = taxCategory(tax?.treatment ?? 'Standard', tax?.percent ?? (0n as Decimal));
  return ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [
      ram('LineID', index + 1),
      ram('IncludedNote', [ram('Content', line.group)]),
    ]),
    ram('SpecifiedTradeProduct', [
      ram('SellerAssignedID', line.code),
      ram('Name', line.name),
      ram('Description', line.detail),
    ]),
    ram('SpecifiedLineTradeAgreement', [
      ram('NetPriceProductTradePrice', [
        ram('ChargeAmount', toText((line.unitPrice * BigInt(line.months)) as Decimal)),
      ]),
    ]),
    ram('SpecifiedLineTradeDelivery', [
      ram('BilledQuantity', toText(line.quantity), { unitCode: unitCodes[line.unit ?? 'User'] ?? piece }),
    ]),
    ram('SpecifiedLineTradeSettlement', [
      ram('ApplicableTradeTax', [
        ram('TypeCode', 'VAT'),
        ram('CategoryCode', category),
        ram('RateApplicablePercent', category === 'O' ? undefined : toText(tax?.percent ?? (0n as Decimal))),
      ]),
      period(line.covers),
      difference(line, currency, texts),
      ram('SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', amountText(line.amount, currency))]),
    ]),
  ]);
}

/** A part of a month is no price of six decimals: what is missing stands as an allowance, so the line agrees to the last coin. */
function difference(line: InvoiceDocumentLine, currency: string, texts: InvoiceTexts): string {
  const whole = rounded(line.quantity * line.unitPrice * BigInt(line.months), one, decimalsOf(currency));
  const less = (whole - line.amount) as Decimal;
  if (less === 0n) return '';
  const isCharge = less < 0n;
  const share = shareOf(line);
  return ram('SpecifiedTradeAllowanceCharge', [
    `<ram:ChargeIndicator><udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator>`,
    ram('ActualAmount', amountText((isCharge ? -less : less) as Decimal, currency)),
    ram('ReasonCode', isCharge ? 'ZZZ' : '95'),
    ram('Reason', share === undefined ? texts.lineDifference : said(texts.lineShare, { share })),
  ]);
}
