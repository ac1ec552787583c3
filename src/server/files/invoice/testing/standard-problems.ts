/** Rules of the standard EN 16931 that no schema tells, by the names that it gives them: sums, taxes and what each kind of tax asks for. */
import { decimalsOf } from '../../../../rules/prices/currency-digits.ts';
import { type Decimal, fromText, hundred, one, rounded, sumOf } from '../../../../rules/prices/decimal.ts';
import { readXml } from './schema-problems.ts';

const spaces = {
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
};

export function standardProblems(xml: string): readonly string[] {
  const document = readXml(xml);
  const textsOf = (path: string) => document.find(path, spaces).map(({ content }) => content);
  const textOf = (path: string) => textsOf(path)[0];
  const amountsOf = (path: string): Decimal => sumOf(textsOf(path).map(fromText));
  const sum = (name: string) => amountsOf(`//ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:${name}`);
  const tax = (name: string) => textOf(`//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax/ram:${name}`);
  const categories = new Set(textsOf('//ram:ApplicableTradeTax/ram:CategoryCode'));
  const [category] = categories;
  const vat = (side: string) => textOf(`//ram:${side}TradeParty//ram:ID[@schemeID="VA"]`);
  const net = sum('LineTotalAmount');
  const rate = fromText(tax('RateApplicablePercent') ?? '0');
  const lines = document.find('//ram:IncludedSupplyChainTradeLineItem', spaces).length;
  const quantities = textsOf('//ram:BilledQuantity').map(fromText);
  const prices = textsOf('//ram:NetPriceProductTradePrice/ram:ChargeAmount').map(fromText);
  const allowances = (isCharge: boolean) =>
    amountsOf(`//ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator="${isCharge}"]/ram:ActualAmount`);
  const digits = decimalsOf(textOf('//ram:InvoiceCurrencyCode'));
  const gross = sumOf(prices.map((price, index) => rounded(price * (quantities[index] ?? 0n), one, digits)));
  const rules: Readonly<Record<string, boolean>> = {
    'BR-16': lines > 0,
    'BR-27': prices.every((price) => price >= 0n),
    'BR-CO-10': net === amountsOf('//ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount'),
    'BR-CO-13': sum('TaxBasisTotalAmount') === net,
    'BR-CO-14': sum('TaxTotalAmount') === fromText(tax('CalculatedAmount') ?? ''),
    'BR-CO-15': sum('GrandTotalAmount') === sum('TaxBasisTotalAmount') + sum('TaxTotalAmount'),
    'BR-CO-16': sum('DuePayableAmount') === sum('GrandTotalAmount'),
    'BR-CO-17': sum('TaxTotalAmount') === rounded(net * rate, hundred, digits),
    'BR-CO-18': categories.size === 1,
    'BR-CO-25': sum('DuePayableAmount') <= 0n || textOf('//ram:SpecifiedTradePaymentTerms') !== undefined,
    'BR-S-02': category !== 'S' || vat('Seller') !== undefined,
    'BR-AE-02': category !== 'AE' || (vat('Seller') !== undefined && vat('Buyer') !== undefined),
    'BR-O-02': category !== 'O' || (vat('Seller') === undefined && vat('Buyer') === undefined),
    'BR-O-05': category !== 'O' || textOf('//ram:RateApplicablePercent') === undefined,
    'BR-E-10': category === 'S' || category === 'Z' || tax('ExemptionReason') !== undefined,
    'lines add up': gross - allowances(false) + allowances(true) === net,
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}
