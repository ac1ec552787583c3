/** One view of a list becomes its default, or none is. */
import SetDefaultListView from '../../../../manifests/operations/ListView/SetDefaultListView.ts';
import { handler } from '../../../define/contract/handler.ts';
import { listViews, setDefault } from '../../personal/list-views.ts';

export default handler(SetDefaultListView, async ({ listKey, listViewId }, context) => {
  await setDefault(context, listKey, listViewId);
  return listViews(context, listKey);
});
