/** One account with the values of its views and its ancestors (CALL-041). */
import { Type } from 'typebox';
import { operation } from '#define';
import { Account, accountExample } from '../../entities/Account.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/LoadAccountById', {
  summary: 'Answers one account with its views and hierarchy.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account', 'Termination', 'ViewLayout'],
  needs: 'signedIn',
  errors: ['ERR-26', 'notFound'],
  input: Type.Object({ accountId }),
  data: Account,
  example: { input: { accountId: 100734 }, data: accountExample },
});
