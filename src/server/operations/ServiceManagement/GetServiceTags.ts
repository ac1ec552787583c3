/** Tags with their counts. */
import GetServiceTags from '../../../../manifests/operations/ServiceManagement/GetServiceTags.ts';
import { handler } from '../../../define/contract/handler.ts';
import { serviceTags } from '../../catalogue/tags.ts';

export default handler(GetServiceTags, (input, context) => serviceTags(context, input));
