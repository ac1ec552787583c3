/** Where an account of a type can be made: the parent choice of the create screens (SOLO-36). */
import { Type } from 'typebox';
import { operation } from '#define';
import { AccountType } from '../../entities/AccountType.ts';
import { chosenAccountKeys } from '../../entities/ChosenAccount.ts';
import { CreatedType, mayCreateAny } from '../../entities/creation.ts';
import { accountId, listInput, Paged } from '../../entities/list.ts';

const ParentAccount = Type.Object({
  AccountId: Type.Integer(),
  DisplayName: Type.String(),
  AccountType,
  AccountIdentificator: Type.String(),
  Country: Type.Optional(Type.String()),
  Currency: Type.Optional(Type.String()),
  /** Names of the accounts above, from the top, as far as the caller sees them: tells departments of one name apart. */
  Above: Type.String(),
  /** The company in which the caller works; it comes first where nothing else is asked for. */
  IsOwn: Type.Boolean(),
});

export default operation('Account/GetParentAccounts', {
  summary: 'Answers the accounts under which the caller may make an account of a type.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account'],
  needs: mayCreateAny,
  errors: ['fixedAccount'],
  input: Type.Object({
    accountType: CreatedType,
    /** This one alone, if it is among them. */
    accountId: Type.Optional(accountId),
    ...listInput(chosenAccountKeys),
  }),
  data: Paged(ParentAccount),
  example: {
    input: { accountType: 'User', options: { filter: 'donau' } },
    data: {
      Items: [
        {
          AccountId: 100734,
          DisplayName: 'Donau-Dampfschifffahrtsgesellschaft mbH',
          AccountType: 'Company',
          AccountIdentificator: 'C-100734',
          Country: 'AT',
          Currency: 'EUR',
          Above: 'Nordlicht Distribution / Ostsee Systemhaus GmbH & Co. KG',
          IsOwn: false,
        },
      ],
      TotalCount: 1,
    },
  },
});
