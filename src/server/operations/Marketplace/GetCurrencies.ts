/** Answers currencies with their rates. */
import GetCurrencies from '../../../../manifests/operations/Marketplace/GetCurrencies.ts';
import { handler } from '../../../define/contract/handler.ts';
import { currencies } from '../../pricing/rates.ts';

export default handler(GetCurrencies, (_input, context) => currencies(context));
