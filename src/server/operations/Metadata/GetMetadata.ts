/** The lists that forms and filters offer, in the caller's language; vendors and tags as far as he sees their services. */
import GetMetadata from '../../../../manifests/operations/Metadata/GetMetadata.ts';
import { handler } from '../../../define/contract/handler.ts';
import { catalogueLists } from '../../catalogue/metadata.ts';

export default handler(GetMetadata, async (_input, context) => {
  const list = (name: string) => [...(context.layouts.members(name, context.language) ?? [])];
  const { vendors, tags } = await catalogueLists(context);
  return {
    Countries: list('Country'),
    Currencies: list('Currency'),
    Vendors: [...vendors],
    Categories: list('ServiceCategory'),
    Tags: [...tags],
  };
});
