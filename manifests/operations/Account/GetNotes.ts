/** The notes on an account (SOLO-11, ACCOUNT_NOTES). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId, listInput, Paged } from '../../entities/list.ts';
import { Note, noteExample } from '../../entities/Note.ts';

export default operation('Account/GetNotes', {
  summary: 'Answers the notes on an account, the newest first: of the caller, his company and the companies below it.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Note'],
  needs: can('ACCOUNT_NOTES', 'Read'),
  errors: ['notFound'],
  input: Type.Object({ accountId, ...listInput(['AuthorName', 'CreatedUtc', 'ChangedUtc']) }),
  data: Paged(Note),
  example: { input: { accountId: 100734, limit: 20 }, data: { Items: [noteExample], TotalCount: 1 } },
});
