/** Forgets a saved view. */
import { Type } from 'typebox';
import { operation, own } from '#define';
import { listViewId } from '../../entities/ListView.ts';

export default operation('ListView/DeleteListView', {
  summary: 'Deletes a saved view of the caller.',
  kind: 'write',
  subject: { ListView: 'listViewId' },
  changes: [own('ListView')],
  needs: 'signedIn',
  errors: ['noListView'],
  audit: { event: 'List view deleted' },
  input: Type.Object({ listViewId }),
  data: Type.Null(),
  example: { input: { listViewId: 7 }, data: null },
});
