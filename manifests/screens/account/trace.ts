/** Trace of a subscription: everything that led to a line of its bills, and what came of its orders. */
import { screen, where } from '#define';
import { trace } from '../invoices/trace.block.ts';
import { accountHeader } from './header.block.ts';

export default screen('/account/$accountId/trace?orderId?&requestId?&spanId?&lineId?&customChargeId?&invoiceId?', {
  title: 'Trace',
  header: accountHeader,
  tab: { title: 'Trace', order: 53, when: where({ AccountType: 'Product' }) },
  body: trace,
});
