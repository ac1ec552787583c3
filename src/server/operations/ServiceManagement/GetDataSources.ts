/** Answers which fields of a service take their choices from its vendor's server. */
import GetDataSources from '../../../../manifests/operations/ServiceManagement/GetDataSources.ts';
import { handler } from '../../../define/contract/handler.ts';
import { dataSources } from '../../catalogue/data-sources.ts';

export default handler(GetDataSources, ({ serviceId }, context) => dataSources(context, serviceId));
