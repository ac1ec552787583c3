/** Answers what pricelists can be narrowed by, currencies by their names in the caller's language. */
import GetMarketplaceChoices from '../../../../manifests/operations/Marketplace/GetMarketplaceChoices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { tagsAndCurrencies } from '../../pricing/list.ts';

export default handler(GetMarketplaceChoices, async (_input, context) => {
  const { tags, currencies } = await tagsAndCurrencies(context);
  const names = context.layouts.members('Currency', context.language) ?? [];
  return {
    Tags: tags.map((tag) => ({ DisplayName: tag, Value: tag })),
    Currencies: currencies.map(
      (currency) => names.find(({ Value }) => Value === currency) ?? { DisplayName: currency, Value: currency },
    ),
  };
});
