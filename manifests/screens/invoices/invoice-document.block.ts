/** An invoice as it was printed; until then, when it will be there (CONST-01), and a letter when it is. */
import { action, type BindingScope, type Block, document, row } from '#define';
import GetInvoiceDocument from '../../operations/Account/GetInvoiceDocument.ts';
import RequestInvoice from '../../operations/Account/RequestInvoice.ts';

type Scope = BindingScope<{ invoiceId: string }, { InvoiceId: number; BuyerAccountId: number; IntervalId: number }>;

export const invoiceDocument: Block<Scope> = document(
  GetInvoiceDocument,
  { invoiceId: row('InvoiceId') },
  {
    title: 'Document',
    request: action(
      RequestInvoice,
      { accountId: row('BuyerAccountId'), intervalId: row('IntervalId') },
      {
        label: 'Tell me when it is printed',
        icon: 'bell',
        job: 'JobId',
        message: 'The document is ready within 30 minutes',
      },
    ),
  },
);
