/** An account as it is picked from a list: with the names of those above it, which tell two of one name apart. */
import { Type } from 'typebox';
import { entity } from '#define';
import { AccountType } from './AccountType.ts';

export const ChosenAccount = entity(
  'ChosenAccount',
  Type.Object({
    AccountId: Type.Integer(),
    DisplayName: Type.String(),
    AccountType,
    AccountIdentificator: Type.String(),
    /** Names of the accounts above, from the top, as far as the caller sees them. */
    Above: Type.String(),
  }),
);

/** What a list to pick from may be ordered by. */
export const chosenAccountKeys = ['DisplayName', 'AccountType', 'AccountIdentificator'] as const;

export const chosenAccountExample = {
  AccountId: 100735,
  DisplayName: 'Elektrizitätswerke und Hafenbetriebsführung',
  AccountType: 'Department' as const,
  AccountIdentificator: 'D-100735',
  Above: 'Donau-Dampfschifffahrtsgesellschaft mbH',
};
