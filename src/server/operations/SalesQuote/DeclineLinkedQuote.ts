/** Declines a quote in the name of whoever holds its link. */
import DeclineLinkedQuote from '../../../../manifests/operations/SalesQuote/DeclineLinkedQuote.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { answerByLink } from '../../quotes/link.ts';

export default signInHandler(DeclineLinkedQuote, (input, context) => answerByLink(context, 'Rejected', input));
