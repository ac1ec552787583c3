/** A new view, or another name, state or standing of a known one. */
import SaveListView from '../../../../manifests/operations/ListView/SaveListView.ts';
import { handler } from '../../../define/contract/handler.ts';
import { addListView, changeListView, listView, ownListView, setDefault } from '../../personal/list-views.ts';

export default handler(SaveListView, async ({ listViewId, listKey, name, state, isDefault }, context) => {
  const before = listViewId === undefined ? undefined : await ownListView(context, listViewId);
  const view = { list_key: before?.list_key ?? listKey, name, state };
  const saved = before ? await changeListView(context, before.list_view_id, view) : await addListView(context, view);
  context.audit({ details: saved.name });
  if (isDefault === undefined || isDefault === saved.is_default) return listView(saved);
  await setDefault(context, saved.list_key, isDefault ? saved.list_view_id : undefined);
  return { ...listView(saved), IsDefault: isDefault };
});
