/** Accepts a quote in the name of whoever holds its link. */
import AcceptLinkedQuote from '../../../../manifests/operations/SalesQuote/AcceptLinkedQuote.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { answerByLink } from '../../quotes/link.ts';

export default signInHandler(AcceptLinkedQuote, (input, context) => answerByLink(context, 'Accepted', input));
