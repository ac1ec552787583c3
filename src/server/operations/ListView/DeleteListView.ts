/** Deletes one of the caller's views. */
import DeleteListView from '../../../../manifests/operations/ListView/DeleteListView.ts';
import { handler } from '../../../define/contract/handler.ts';
import { ownListView } from '../../personal/list-views.ts';

export default handler(DeleteListView, async ({ listViewId }, context) => {
  const { name, list_view_id } = await ownListView(context, listViewId);
  await context.db.deleteFrom('list_view').where('list_view_id', '=', list_view_id).execute();
  context.audit({ details: name });
  return null;
});
