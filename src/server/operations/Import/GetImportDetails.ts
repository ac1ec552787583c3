/** One import with a page of its rows. */
import GetImportDetails from '../../../../manifests/operations/Import/GetImportDetails.ts';
import { handler } from '../../../define/contract/handler.ts';
import { importDetails } from '../../imports/find.ts';

export default handler(GetImportDetails, (input, context) => importDetails(context, input));
