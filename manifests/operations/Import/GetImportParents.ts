/** Below which accounts something can be imported: any at which its accounts can stand (SOLO-37). */
import { Type } from 'typebox';
import { operation } from '#define';
import { AccountType } from '../../entities/AccountType.ts';
import { chosenAccountKeys } from '../../entities/ChosenAccount.ts';
import { ImportType, mayImportAny } from '../../entities/import.ts';
import { accountId, listInput, Paged } from '../../entities/list.ts';

export default operation('Import/GetImportParents', {
  summary: 'Answers the accounts under which the caller may import accounts of a type.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account'],
  needs: mayImportAny,
  errors: ['mayNotImport'],
  input: Type.Object({
    type: ImportType,
    /** This one alone, if it is among them. */
    accountId: Type.Optional(accountId),
    ...listInput(chosenAccountKeys),
  }),
  data: Paged(
    Type.Object({
      AccountId: Type.Integer(),
      DisplayName: Type.String(),
      AccountType,
      AccountIdentificator: Type.String(),
      /** Names of the accounts above, as far as the caller sees them. */
      Above: Type.String(),
      /** The company in which the caller works. */
      IsOwn: Type.Boolean(),
    }),
  ),
  example: {
    input: { type: 'Users', options: { filter: 'donau' } },
    data: {
      Items: [
        {
          ...{ AccountId: 100734, DisplayName: 'Donau-Dampfschifffahrtsgesellschaft mbH', AccountType: 'Company' },
          ...{ AccountIdentificator: 'C-100734', Above: 'Ostsee Systemhaus GmbH & Co. KG', IsOwn: true },
        },
      ],
      TotalCount: 1,
    },
  },
});
