/** Invoices and credit notes that have the words of a text, whatever accents and script. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { FoundInvoice, foundInvoiceExample, searchInput } from '../../entities/FoundDeal.ts';

export default operation('Account/SearchInvoices', {
  summary:
    'Finds invoices and credit notes by number, customer, seller, services and the customer’s own reference, best match first.',
  kind: 'read',
  subject: 'session',
  reads: ['Invoice'],
  needs: can('ONLINEBILL', 'Read'),
  input: Type.Object(searchInput),
  data: Type.Array(FoundInvoice),
  example: { input: { searchString: 'I-2026-000042' }, data: [foundInvoiceExample] },
});
