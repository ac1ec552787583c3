/** One's own services are found as all others are. */
import GetMyServices from '../../../../manifests/operations/ServiceManagement/GetMyServices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { searchServices } from '../../catalogue/search.ts';

export default handler(GetMyServices, ({ states, categories, tags, ...list }, context) =>
  searchServices(context, {
    ...list,
    filter: {
      Source: { Type: 'OwnedServices' },
      ...(states && { States: states }),
      ...(categories && { ServiceCategories: categories }),
      ...(tags && { ServiceTags: tags }),
    },
  }),
);
