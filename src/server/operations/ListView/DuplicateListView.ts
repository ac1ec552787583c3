/** The same state under another name; the copy is never the default. */
import DuplicateListView from '../../../../manifests/operations/ListView/DuplicateListView.ts';
import { handler } from '../../../define/contract/handler.ts';
import { addListView, listView, ownListView } from '../../personal/list-views.ts';

export default handler(DuplicateListView, async ({ listViewId, name }, context) => {
  const { list_key, state } = await ownListView(context, listViewId);
  const copy = await addListView(context, { list_key, name, state });
  context.audit({ details: copy.name });
  return listView(copy);
});
