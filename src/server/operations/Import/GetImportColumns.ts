/** The form in which somebody says which column holds what. */
import GetImportColumns from '../../../../manifests/operations/Import/GetImportColumns.ts';
import { handler } from '../../../define/contract/handler.ts';
import { columnLayout } from '../../imports/column-layout.ts';

export default handler(GetImportColumns, ({ type, file }, context) => columnLayout(context, type, file));
