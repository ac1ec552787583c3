/** One's own services are found as all others are, and say what they lack. */
import GetMyServices from '../../../../manifests/operations/ServiceManagement/GetMyServices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { completenessOf } from '../../catalogue/completeness.ts';
import { searchServices } from '../../catalogue/search.ts';

export default handler(GetMyServices, async ({ states, categories, tags, ...list }, context) => {
  const { Services, TotalCount } = await searchServices(context, {
    ...list,
    filter: {
      Source: { Type: 'OwnedServices' },
      ...(states && { States: states }),
      ...(categories && { ServiceCategories: categories }),
      ...(tags && { ServiceTags: tags }),
    },
  });
  const known = await completenessOf(
    context,
    Services.map(({ Id }) => Id),
  );
  return {
    Services: Services.map((service) => {
      const { missing = [], unnamed = [] } = known.get(service.Id) ?? {};
      return { ...service, Missing: [...missing], Unnamed: [...unnamed] };
    }),
    TotalCount,
  };
});
