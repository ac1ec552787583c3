/** Trace: from an order, request, span, line of a bill, charge or invoice to all others. */
import { given, screen } from '#define';
import { trace } from './trace.block.ts';
import { traceStart } from './trace-start.block.ts';

export default screen('/trace?accountId?&orderId?&requestId?&spanId?&lineId?&customChargeId?&invoiceId?', {
  title: 'Trace',
  body: given(
    ['accountId', 'orderId', 'requestId', 'spanId', 'lineId', 'customChargeId', 'invoiceId'],
    trace,
    traceStart,
  ),
});
