/** The catalogue finds, ranks and counts. */
import SearchServices from '../../../../manifests/operations/Marketplace/SearchServices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { searchServices } from '../../catalogue/search.ts';

export default handler(SearchServices, (input, context) => searchServices(context, input));
