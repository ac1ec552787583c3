/** The saved views of one list (quality: saved views per user). */
import { Type } from 'typebox';
import { operation } from '#define';
import { ListView, listKey, listViewExample } from '../../entities/ListView.ts';

export default operation('ListView/GetListViews', {
  summary: "Answers the caller's saved views of a list, by name.",
  kind: 'read',
  subject: 'session',
  reads: ['ListView'],
  needs: 'signedIn',
  input: Type.Object({ listKey }),
  data: Type.Array(ListView),
  example: { input: { listKey: '/accounts#0' }, data: [listViewExample] },
});
