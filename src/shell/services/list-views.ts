/** Saved views of the lists of a screen, kept on the server for each user. */
import type DeleteListView from '../../../manifests/operations/ListView/DeleteListView.ts';
import type DuplicateListView from '../../../manifests/operations/ListView/DuplicateListView.ts';
import type GetListViews from '../../../manifests/operations/ListView/GetListViews.ts';
import type SaveListView from '../../../manifests/operations/ListView/SaveListView.ts';
import type SetDefaultListView from '../../../manifests/operations/ListView/SetDefaultListView.ts';
import { operationRef } from '../../client/first/operation-ref.ts';
import { useRead, useWrite } from '../../client/query/query.tsx';
import { own } from '../../define/contract/changes.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import type { ListViews } from '../../engines/frame/engine-services.tsx';

const changes = [own('ListView')] as const;

/** By name alone: their schemas would have to be there before the screen. */
const calls = {
  all: operationRef<typeof GetListViews>('ListView/GetListViews', { reads: ['ListView'] }),
  save: operationRef<typeof SaveListView>('ListView/SaveListView', { changes }),
  duplicate: operationRef<typeof DuplicateListView>('ListView/DuplicateListView', { changes }),
  remove: operationRef<typeof DeleteListView>('ListView/DeleteListView', { changes }),
  setDefault: operationRef<typeof SetDefaultListView>('ListView/SetDefaultListView', { changes }),
} as const;

const viewOf = ({ ListViewId, Name, State, IsDefault }: DataOf<typeof SaveListView>) => ({
  id: ListViewId,
  name: Name,
  state: State,
  isDefault: IsDefault,
});

/** `path` is the screen's own, with its parameters by name: views belong to all records of a screen. */
export const listViewsOf = (path: string): ListViews => ({
  useViews(place) {
    const listKey = `${path}#${place || '0'}`;
    const { data, fetching } = useRead(calls.all, { listKey });
    const save = useWrite(calls.save);
    const duplicate = useWrite(calls.duplicate);
    const remove = useWrite(calls.remove);
    const setDefault = useWrite(calls.setDefault);
    return {
      views: data?.map(viewOf),
      fresh: !fetching,
      save: async ({ id, name, state }) =>
        viewOf(await save.write({ listKey, name, state, ...(id === undefined ? {} : { listViewId: id }) })),
      duplicate: async (id, name) => viewOf(await duplicate.write({ listViewId: id, name })),
      remove: async (id) => void (await remove.write({ listViewId: id })),
      setDefault: async (id) =>
        void (await setDefault.write({ listKey, ...(id === undefined ? {} : { listViewId: id }) })),
    };
  },
});
