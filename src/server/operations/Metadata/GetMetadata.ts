/** The lists that forms and filters offer, in the caller's language. */
import GetMetadata from '../../../../manifests/operations/Metadata/GetMetadata.ts';
import { handler } from '../../../define/contract/handler.ts';

export default handler(GetMetadata, async (_input, { layouts, language }) => {
  const list = (name: string) => [...(layouts.members(name, language) ?? [])];
  return {
    Countries: list('Country'),
    Currencies: list('Currency'),
    Vendors: list('Vendor'),
    Categories: list('Category'),
    Tags: list('Tag'),
  };
});
