/** One hit of the account search (ENT-46 to ENT-48), with the values that lists show beside the name. */
import { Type } from 'typebox';
import { entity } from '#define';
import { AccountState } from './AccountType.ts';

export const AccountSearchResult = entity(
  'AccountSearchResult',
  Type.Object({
    AccountId: Type.Integer(),
    DisplayName: Type.String(),
    /** User, Reseller, Department or Company; any other value shows the unknown icon (ENT-47). */
    AccountType: Type.String(),
    AccountState,
    Icon: Type.Optional(Type.String()),
    AccountIdentificator: Type.String(),
    Country: Type.Optional(Type.String()),
    Currency: Type.Optional(Type.String()),
    CreatedUtc: Type.String(),
    LastLogonUtc: Type.Optional(Type.String()),
    /** When its end is planned. */
    TerminatesUtc: Type.Optional(Type.String()),
    /** The names of its ancestors, as far as the caller sees them: 'Ostsee Systemhaus / Donau'. */
    Above: Type.Optional(Type.String()),
  }),
);
