/** What was used, day by day. */
import GetUsage from '../../../../manifests/operations/Provisioning/GetUsage.ts';
import { handler } from '../../../define/contract/handler.ts';
import { usagePage } from '../../provisioning/usage/list.ts';

export default handler(GetUsage, (input, context) => usagePage(context, input));
