/** Accounts that the caller may move: the first step when no account is given (ROUTE-61). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { ChosenAccount, chosenAccountExample } from '../../entities/ChosenAccount.ts';
import { listInput, Paged } from '../../entities/list.ts';

export default operation('Account/GetMovableAccounts', {
  summary: 'Answers accounts that the caller may move; of very many the first thousand.',
  kind: 'read',
  subject: 'session',
  reads: ['Account'],
  needs: can('ACCOUNT_MOVE', 'Execute'),
  errors: ['unknownOrder'],
  input: Type.Object(listInput),
  data: Paged(ChosenAccount),
  example: { input: { options: { filter: 'hafen' } }, data: { Items: [chosenAccountExample], TotalCount: 1 } },
});
