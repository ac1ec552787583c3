/** What is in force for the caller's company, as far as it is published. */
import GetTerms from '../../../../manifests/operations/Account/GetTerms.ts';
import { handler } from '../../../define/contract/handler.ts';
import { termsFrom } from '../../messages/terms.ts';

export default handler(GetTerms, async ({ productName }, context) => {
  const found = await termsFrom(context, 'terms_of_user');
  return productName === undefined ? found : found.filter(({ ProductName }) => ProductName === productName);
});
