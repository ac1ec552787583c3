/** What belongs to one record of a sale. */
import GetTrace from '../../../../manifests/operations/Account/GetTrace.ts';
import { handler } from '../../../define/contract/handler.ts';
import { traceOf } from '../../billing/trace.ts';

export default handler(GetTrace, (input, context) => traceOf(context, input));
