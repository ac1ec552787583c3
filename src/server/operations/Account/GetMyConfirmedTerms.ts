/** What the caller's company has accepted, older versions too. */
import GetMyConfirmedTerms from '../../../../manifests/operations/Account/GetMyConfirmedTerms.ts';
import { handler } from '../../../define/contract/handler.ts';
import { termsFrom } from '../../messages/terms.ts';

export default handler(GetMyConfirmedTerms, async (_input, context) => termsFrom(context, 'confirmed_terms'));
