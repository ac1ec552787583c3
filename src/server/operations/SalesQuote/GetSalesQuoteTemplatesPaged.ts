/** One page of the templates of quotes. */
import GetSalesQuoteTemplatesPaged from '../../../../manifests/operations/SalesQuote/GetSalesQuoteTemplatesPaged.ts';
import { handler } from '../../../define/contract/handler.ts';
import { templatesPage } from '../../quotes/templates.ts';

export default handler(GetSalesQuoteTemplatesPaged, (input, context) => templatesPage(context, input));
