/** An account with the values of its views and its ancestors (ENT-10 to ENT-13, A-21). */
import { Type } from 'typebox';
import { entity } from '#define';
import { AccountState, AccountType } from './AccountType.ts';
import { FieldDefinition } from './ViewLayout.ts';
import { version, versionExample } from './version.ts';

const View = Type.Object({
  Values: Type.Record(Type.String(), Type.Unknown()),
  DisplayValues: Type.Record(Type.String(), Type.String()),
  FieldDefinition: Type.Record(Type.String(), FieldDefinition),
  /** Fields that the caller may change in other accounts and not in this one: why, in his language. */
  Locked: Type.Optional(Type.Record(Type.String(), Type.String())),
});

const Ancestor = Type.Object({ AccountId: Type.Integer(), DisplayName: Type.String(), AccountType });

export const Account = entity(
  'Account',
  Type.Object({
    AccountId: Type.Integer(),
    ParentAccountId: Type.Union([Type.Integer(), Type.Null()]),
    AccountType,
    ProductName: Type.Optional(Type.String()),
    DisplayName: Type.String(),
    AccountIdentificator: Type.String(),
    AccountState,
    Version: version,
    IsTerminated: Type.Boolean(),
    Country: Type.Optional(Type.String()),
    Currency: Type.Optional(Type.String()),
    Username: Type.Optional(Type.String()),
    CreatedUtc: Type.String(),
    LastLogonUtc: Type.Optional(Type.String()),
    /** When its end is planned (TERM-02). */
    TerminatesUtc: Type.Optional(Type.String()),
    /** The caller may move it, as far as it alone tells: what stands below it may still forbid that. */
    MayMove: Type.Optional(Type.Boolean()),
    /** While no end is planned: the caller may end it, as far as it alone tells. */
    MayTerminate: Type.Optional(Type.Boolean()),
    /** While it is planned: the caller may cancel that. */
    MayCancelTermination: Type.Optional(Type.Boolean()),
    /** A user in whose name the caller may work. */
    MayImpersonate: Type.Optional(Type.Boolean()),
    /** A user whose sign-in the caller may change: he may do nothing that the caller may not. */
    MayChangeSignIn: Type.Optional(Type.Boolean()),
    /** By view name, such as General. */
    Views: Type.Record(Type.String(), View),
    /** From the root to the parent, as far as the caller may see them. */
    Hierarchy: Type.Array(Ancestor),
  }),
);

export const accountExample = {
  AccountId: 100734,
  ParentAccountId: 100002,
  AccountType: 'Company' as const,
  DisplayName: 'Donau-Dampfschifffahrtsgesellschaft mbH',
  AccountIdentificator: 'C-100734',
  AccountState: 'Active' as const,
  Version: versionExample,
  IsTerminated: false,
  Country: 'AT',
  Currency: 'EUR',
  CreatedUtc: '2020-09-02T08:15:00Z',
  LastLogonUtc: '2026-11-20T16:40:12Z',
  MayMove: true,
  MayTerminate: true,
  Views: {
    General: {
      Values: {
        CompanyName: 'Donau-Dampfschifffahrtsgesellschaft mbH',
        LegalForm: 'GmbH',
        CompanyRegister: 'FN 214077 k',
        Website: null,
        Street: 'Handelskai 265, Stiege 4, Donaudampfschifffahrtsplatz',
        PostalCode: '1020',
        City: 'Wien',
        Country: 'AT',
        VatNumber: 'ATU12345678',
      },
      DisplayValues: { LegalForm: 'Gesellschaft mit beschränkter Haftung' },
      FieldDefinition: {},
    },
  },
  Hierarchy: [
    { AccountId: 1, DisplayName: 'Nordlicht Distribution', AccountType: 'Reseller' as const },
    { AccountId: 100002, DisplayName: 'Ostsee Systemhaus GmbH & Co. KG', AccountType: 'Reseller' as const },
  ],
};
