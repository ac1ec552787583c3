/** One quote, for whoever holds its link. */
import LoadLinkedQuote from '../../../../manifests/operations/SalesQuote/LoadLinkedQuote.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { linkedQuote, openLink } from '../../quotes/link.ts';

export default signInHandler(LoadLinkedQuote, async ({ token }, context) =>
  linkedQuote(context, await openLink(context, token)),
);
