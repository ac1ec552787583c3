/** An account as it stands before a move: its place, and what moves with it. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { ChosenAccount, chosenAccountExample } from '../../entities/ChosenAccount.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/GetMoveInfo', {
  summary:
    'Answers where an account stands and how many accounts below it would move along, and for how many an end is planned.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account', 'Termination'],
  needs: can('ACCOUNT_MOVE', 'Execute'),
  errors: ['movesOwn', 'notFound', 'notImpersonated', 'outranked', 'terminated'],
  input: Type.Object({ accountId }),
  data: Type.Object({
    ...ChosenAccount.properties,
    Below: Type.Integer(),
    Users: Type.Integer(),
    PlannedEnds: Type.Integer(),
  }),
  example: { input: { accountId: 100735 }, data: { ...chosenAccountExample, Below: 2, Users: 1, PlannedEnds: 0 } },
});
