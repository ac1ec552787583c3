/** Keeps the state of a list under a name, or changes what is kept. */
import { Type } from 'typebox';
import { operation, own } from '#define';
import {
  ListView,
  listKey,
  listViewExample,
  listViewId,
  listViewName,
  listViewState,
} from '../../entities/ListView.ts';

export default operation('ListView/SaveListView', {
  summary: 'Creates, renames or changes a saved view; its name is unique among the views of the list.',
  kind: 'write',
  subject: { ListView: 'listViewId' },
  changes: [own('ListView')],
  needs: 'signedIn',
  errors: ['noListView', 'tooManyListViews'],
  audit: { event: 'List view saved' },
  input: Type.Object({
    /** Absent: a new view. */
    listViewId: Type.Optional(listViewId),
    listKey,
    name: listViewName,
    state: listViewState,
    /** Absent: as it was; of a new view false. */
    isDefault: Type.Optional(Type.Boolean()),
  }),
  data: ListView,
  example: {
    input: { listKey: '/accounts#0', name: 'Polish companies', state: listViewExample.State },
    data: listViewExample,
  },
});
