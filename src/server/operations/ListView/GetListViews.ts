/** The caller's saved views of one list. */
import GetListViews from '../../../../manifests/operations/ListView/GetListViews.ts';
import { handler } from '../../../define/contract/handler.ts';
import { listViews } from '../../personal/list-views.ts';

export default handler(GetListViews, ({ listKey }, context) => listViews(context, listKey));
