/** Accounts that the caller may move: the first step when no account is given (ROUTE-61). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { ChosenAccount, chosenAccountExample, chosenAccountKeys } from '../../entities/ChosenAccount.ts';
import { listInput, Paged } from '../../entities/list.ts';

export default operation('Account/GetMovableAccounts', {
  summary: 'Answers accounts that the caller may move; of very many the first thousand.',
  kind: 'read',
  subject: 'session',
  reads: ['Account'],
  needs: can('ACCOUNT_MOVE', 'Execute'),
  input: Type.Object(listInput(chosenAccountKeys)),
  data: Paged(ChosenAccount),
  example: { input: { options: { filter: 'hafen' } }, data: { Items: [chosenAccountExample], TotalCount: 1 } },
});
