/** One page of what was changed of a service. */
import GetServiceHistory from '../../../../manifests/operations/ServiceManagement/GetServiceHistory.ts';
import { handler } from '../../../define/contract/handler.ts';
import { serviceHistory } from '../../catalogue/history.ts';

export default handler(GetServiceHistory, (input, context) => serviceHistory(context, input));
