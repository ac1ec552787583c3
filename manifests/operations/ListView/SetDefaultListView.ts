/** Which saved view a list opens with. */
import { Type } from 'typebox';
import { operation, own } from '#define';
import { ListView, listKey, listViewExample, listViewId } from '../../entities/ListView.ts';

export default operation('ListView/SetDefaultListView', {
  summary: 'Makes a saved view the one that its list opens with; without one, the list opens as it is made.',
  kind: 'write',
  subject: { ListView: 'listViewId' },
  changes: [own('ListView')],
  needs: 'signedIn',
  errors: ['noListView'],
  audit: { event: 'Default list view changed' },
  input: Type.Object({ listKey, listViewId: Type.Optional(listViewId) }),
  /** All views of the list after the change. */
  data: Type.Array(ListView),
  example: {
    input: { listKey: '/accounts#0', listViewId: 7 },
    data: [{ ...listViewExample, IsDefault: true }],
  },
});
