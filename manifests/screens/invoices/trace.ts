/** Trace: from an order, request, span, line of a bill, charge or invoice to all others. */
import { screen } from '#define';
import { trace } from './trace.block.ts';

export default screen('/trace?accountId?&orderId?&requestId?&spanId?&lineId?&customChargeId?&invoiceId?', {
  title: 'Trace',
  body: trace,
});
