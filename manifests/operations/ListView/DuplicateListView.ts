/** A second view of the same state under another name. */
import { Type } from 'typebox';
import { operation, own } from '#define';
import { ListView, listViewExample, listViewId, listViewName } from '../../entities/ListView.ts';

export default operation('ListView/DuplicateListView', {
  summary: 'Copies a saved view under another name.',
  kind: 'write',
  subject: { ListView: 'listViewId' },
  changes: [own('ListView')],
  needs: 'signedIn',
  errors: ['noListView', 'tooManyListViews'],
  audit: { event: 'List view saved' },
  input: Type.Object({ listViewId, name: listViewName }),
  data: ListView,
  example: { input: { listViewId: 7, name: 'Polish companies 2' }, data: { ...listViewExample, ListViewId: 8 } },
});
