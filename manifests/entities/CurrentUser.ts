/** The signed-in user as sign-in and GetCurrentUser answer it (ENT-4 to ENT-9, ENT-55, ENT-81). */
import { Type } from 'typebox';
import { entity } from '#define';
import { methodKind } from './AuthenticationMethod.ts';
import { Capability } from './Capability.ts';

const UserValues = Type.Object({
  AccountId: Type.Integer(),
  DisplayName: Type.String(),
  Firstname: Type.String(),
  Lastname: Type.String(),
  AccountIdentificator: Type.String(),
  IsImpersonated: Type.Boolean(),
});

const CompanyValues = Type.Object({
  AccountId: Type.Integer(),
  DisplayName: Type.String(),
  AccountType: Type.String(),
  Country: Type.String(),
  Currency: Type.String(),
});

declare module '../../src/define/binding/binding.ts' {
  interface SessionValues {
    UserAccountId: number;
    Username: string;
    AccountPath: string;
    CompanyAccount: { AccountId: number; DisplayName: string; AccountType: string; Currency: string; Country: string };
  }
}

/** A second factor that sign-in still waits for. */
const PendingMethod = Type.Object({
  Id: Type.Integer(),
  Name: Type.String(),
  Kind: methodKind,
  IsPrimary: Type.Boolean(),
  /** Where a code goes, with its middle hidden. Only of e-mail methods. */
  Address: Type.Optional(Type.String()),
});

export const CurrentUser = entity(
  'CurrentUser',
  Type.Object({
    /** A handle that names the session on the websocket and in lists; the secret is in the cookie alone. */
    SessionId: Type.String(),
    UserAccountId: Type.Integer(),
    ImpersonatorAccountId: Type.Optional(Type.Integer()),
    /** He only looks, in the name of somebody else: nothing can be changed. */
    IsReadOnly: Type.Optional(Type.Boolean()),
    ImpersonatorAccount: Type.Optional(UserValues),
    Username: Type.String(),
    Category: Type.String(),
    PaasType: Type.String(),
    PaasCountry: Type.String(),
    PaasName: Type.String(),
    /** Account ids from the root to the own one, separated by slashes. */
    AccountPath: Type.String(),
    MustSetupMfa: Type.Boolean(),
    /** Terms are asked again, and he accepts them for his company before anything else; absent: they are not. */
    MustAcceptTerms: Type.Optional(Type.Boolean()),
    /** The person at the keyboard has a second factor; without one some fields cannot be changed (VAL-34). */
    HasSecondFactor: Type.Optional(Type.Boolean()),
    /** Empty once the second factor has been given (AMB-08). */
    UserAuthenticationMethods: Type.Array(PendingMethod),
    Capability: Type.Array(Capability),
    UserAccount: UserValues,
    CompanyAccount: CompanyValues,
    /** He may open the account of his company; told by GetCurrentUser alone. */
    MayReadCompany: Type.Optional(Type.Boolean()),
    /** His company lies in his branch: whoever sees only himself does not see it. Told by GetCurrentUser alone. */
    SeesCompany: Type.Optional(Type.Boolean()),
  }),
);

/** The administrator of a small company, as examples and stories show him. */
export const currentUserExample = {
  SessionId: '8f14e45f-ceea-467f-a0e6-b1c0d3f7a2b5',
  UserAccountId: 100412,
  Username: 'admin',
  Category: 'Company administrator',
  PaasType: 'Company',
  PaasCountry: 'AT',
  PaasName: 'Donau-Dampfschifffahrtsgesellschaft mbH',
  AccountPath: '1/100002/100734/100412',
  MustSetupMfa: false,
  UserAuthenticationMethods: [],
  Capability: [
    { ObjectType: 'LOGIN', Execute: true },
    { ObjectType: 'AUDIT_LOG', Read: true },
    { ObjectType: 'COMPANY_ACCOUNT', Read: true, Update: true },
    { ObjectType: 'USER_ACCOUNT', Create: true, Read: true, Update: true, Delete: true },
    { ObjectType: 'SUPPORT_CONTACT_DETAILS', Read: true },
  ],
  UserAccount: {
    AccountId: 100412,
    DisplayName: 'Magdalena Brückner',
    Firstname: 'Magdalena',
    Lastname: 'Brückner',
    AccountIdentificator: 'U-100412',
    IsImpersonated: false,
  },
  CompanyAccount: {
    AccountId: 100734,
    DisplayName: 'Donau-Dampfschifffahrtsgesellschaft mbH',
    AccountType: 'Company',
    Country: 'AT',
    Currency: 'EUR',
  },
  MayReadCompany: true,
  SeesCompany: true,
};
