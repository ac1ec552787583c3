/** What was rejected, to be mended and sent again. */
import GetFaultyRows from '../../../../manifests/operations/Import/GetFaultyRows.ts';
import { handler } from '../../../define/contract/handler.ts';
import { rejectedRows } from '../../imports/rejected.ts';

export default handler(GetFaultyRows, ({ importId }, context) => rejectedRows(context, importId));
