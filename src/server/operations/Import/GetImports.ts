/** One page of imports. */
import GetImports from '../../../../manifests/operations/Import/GetImports.ts';
import { handler } from '../../../define/contract/handler.ts';
import { importsPage } from '../../imports/list.ts';

export default handler(GetImports, (input, context) => importsPage(context, input));
