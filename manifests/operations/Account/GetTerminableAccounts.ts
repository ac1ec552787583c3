/** Accounts that the caller may end: the first step when no account is given (ROUTE-61, TERM-20). */
import { Type } from 'typebox';
import { operation } from '#define';
import { ChosenAccount, chosenAccountExample, chosenAccountKeys } from '../../entities/ChosenAccount.ts';
import { listInput, Paged } from '../../entities/list.ts';
import { mayEndAny } from '../../entities/termination.ts';

const Terminable = Type.Object({
  ...ChosenAccount.properties,
  /** Something in it is locked until this day. */
  LockEndDate: Type.Optional(Type.String()),
  /** Its end is planned. */
  TerminatesUtc: Type.Optional(Type.String()),
  /** Neither locked nor planned. */
  MayEnd: Type.Boolean(),
});

export default operation('Account/GetTerminableAccounts', {
  summary:
    'Answers accounts that the caller may end, with what keeps them from ending; of very many the first thousand.',
  kind: 'read',
  subject: 'session',
  reads: ['Account', 'Termination'],
  needs: mayEndAny,
  input: Type.Object(listInput(chosenAccountKeys)),
  data: Paged(Terminable),
  example: {
    input: { options: { filter: 'hafen' } },
    data: {
      Items: [
        { ...chosenAccountExample, MayEnd: true },
        {
          ...chosenAccountExample,
          AccountId: 100736,
          DisplayName: 'Hafenmeisterei',
          AccountIdentificator: 'D-100736',
          LockEndDate: '2027-01-31',
          MayEnd: false,
        },
      ],
      TotalCount: 2,
    },
  },
});
