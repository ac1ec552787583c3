/** A quote as a document, in the language of whoever asks for it, with what he may read. */
import type ExportSalesQuote from '../../../manifests/operations/SalesQuote/ExportSalesQuote.ts';
import type LoadSalesQuote from '../../../manifests/operations/SalesQuote/LoadSalesQuote.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { fileName } from '../../rules/files/file-name.ts';
import { documentTypes } from '../../rules/files/upload-types.ts';
import { showDay } from '../../rules/format/day.ts';
import { showDuration } from '../../rules/format/duration.ts';
import { showMoney } from '../../rules/format/money.ts';
import type { QuoteDocument } from '../files/quote/quote-pdf.ts';

type Detail = DataOf<typeof LoadSalesQuote>;

/** As a reply carries it. */
export async function quoteFile(
  context: CallContext,
  quote: Detail,
  format: 'pdf' | 'docx' = 'pdf',
): Promise<DataOf<typeof ExportSalesQuote>> {
  const document = documentOf(context, quote);
  // Most processes never make one.
  const content =
    format === 'pdf'
      ? await (await import('../files/quote/quote-pdf.ts')).quotePdf(document)
      : await (await import('../files/quote/quote-docx.ts')).quoteDocx(document);
  return {
    FileName: fileName(`${quote.QuoteNumber}-${quote.QuoteVersion}`, format),
    ContentType: documentTypes[format],
    Content: content.toString('base64'),
  };
}

function documentOf(context: CallContext, quote: Detail): QuoteDocument {
  const { language } = context;
  return {
    title: quote.Name,
    language,
    date: new Date(quote.ChangedUtc),
    seller: quote.Seller,
    facts: [
      [
        context.text('Quote'),
        context.text('{number}, version {version}', { number: quote.QuoteNumber, version: quote.QuoteVersion }),
      ],
      [context.text('Customer'), quote.Customer],
      [context.text('Valid until'), showDay(quote.ValidUntilDate, language)],
      [context.text('Written by'), quote.Creator],
    ],
    note: quote.Note,
    heads: {
      service: context.text('Service'),
      quantity: context.text('Quantity'),
      price: context.text('Price'),
      amount: context.text('Amount'),
    },
    lines: quote.Fees.map((fee) => lineOf(context, fee)),
    totals: totalsOf(context, quote),
    closing: context.text('All prices are without tax. Accepting this quote orders nothing yet.'),
    pageOf: (page, pages) => context.text('Page {page} of {pages}', { page, pages }),
  };
}

const amountOf = ({ language }: CallContext, amount: number | undefined, currency: string): string =>
  amount === undefined ? '' : showMoney(amount, currency, language);

function lineOf(context: CallContext, fee: Detail['Fees'][number]) {
  const { Price: price, ListPrice: list, Currency: currency, FeeType, CommitmentMonths } = fee;
  const lasting = showDuration(CommitmentMonths, undefined, context.language);
  const paid = {
    Monthly: context.text('paid each month, {duration}', { duration: lasting }),
    YearlyPrepaid: context.text('paid a year in advance, {duration}', { duration: lasting }),
    Once: context.text('paid once'),
  }[FeeType];
  const isLower = price !== undefined && list !== undefined && price < list;
  return {
    name: fee.Service,
    details: `${fee.Fee}, ${paid}`,
    quantity: String(fee.Quantity),
    price: amountOf(context, price, currency),
    ...(isLower && { listPrice: context.text('instead of {amount}', { amount: amountOf(context, list, currency) }) }),
    amount: fee.IsMetered ? context.text('by use') : amountOf(context, fee.Value, currency),
  };
}

function totalsOf(context: CallContext, { Totals, OrderValue, Currency }: Detail) {
  const labels = {
    Monthly: context.text('Each month'),
    YearlyPrepaid: context.text('Each year, in advance'),
    Once: context.text('Once'),
  };
  return [
    ...Totals.map(({ FeeType, Quoted }) => [labels[FeeType], amountOf(context, Quoted, Currency)] as const),
    [context.text('Order value, net'), amountOf(context, OrderValue, Currency)] as const,
  ];
}
