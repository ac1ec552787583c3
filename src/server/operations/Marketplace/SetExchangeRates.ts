/** Sets exchange rates by hand. */
import SetExchangeRates from '../../../../manifests/operations/Marketplace/SetExchangeRates.ts';
import { handler } from '../../../define/contract/handler.ts';
import { setRates } from '../../pricing/rates.ts';

export default handler(SetExchangeRates, async (input, context) => {
  await setRates(context, input);
  context.audit({ details: input.rates.map(({ Currency, PerEuro }) => `${Currency} ${PerEuro}`).join(', ') });
  return null;
});
