/** A service as it can be ordered for an account, with all that is to be known before (SOLO-30, D30). */
import { Type } from 'typebox';
import { LicensedPer } from './ServiceSearchResult.ts';

const named = {
  ServiceId: Type.Integer(),
  /** In the reader's language. */
  DisplayName: Type.String(),
  Vendor: Type.String(),
  /** The path of a stored image. */
  Icon: Type.Optional(Type.String()),
};

export const OrderableRow = Type.Object({ ...named, Summary: Type.String(), IsBundle: Type.Boolean() });

export const OrderableService = Type.Object({
  ...named,
  /** The key by which the contract names it. */
  ProductName: Type.String(),
  LicensedPer,
  ParentAccountId: Type.Integer(),
  ParentAccount: Type.String(),
  /** What goes over to it, as it was asked for. */
  BesidesAccountId: Type.Optional(Type.Integer()),
  Payer: Type.String(),
  Seller: Type.String(),
  /** Of it and of the marketplace, accepted by the caller's company or not. */
  Terms: Type.Array(
    Type.Object({
      Id: Type.Integer(),
      Name: Type.String(),
      Version: Type.Integer(),
      /** HTML. */
      TermsText: Type.String(),
      /** Absent: of the marketplace as a whole. */
      ProductName: Type.Optional(Type.String()),
      AcceptedUtc: Type.Optional(Type.String()),
      IsAccepted: Type.Boolean(),
    }),
  ),
  TermsCount: Type.Integer(),
  /** Those that are not accepted. */
  OpenTerms: Type.Integer(),
  /** What its configuration begins with. */
  Start: Type.Record(Type.String(), Type.Unknown()),
  /** Of a bundle: what its payer has of it already, as far as the caller sees it, and would pay twice. */
  OwnedParts: Type.Array(
    Type.Object({
      AccountId: Type.Integer(),
      DisplayName: Type.String(),
      AccountIdentificator: Type.String(),
      /** With its number: several may be called alike. */
      Named: Type.String(),
      Service: Type.String(),
      /** Locked until then. */
      LockEndDate: Type.Optional(Type.String()),
      /** Paid in advance until then. */
      PaidUntil: Type.Optional(Type.String()),
      /** What the caller is to know before it ends, in his language. */
      Note: Type.String(),
      /** It can end when the bundle starts, and the caller may have it end. */
      MayEnd: Type.Boolean(),
    }),
  ),
  OwnedPartsCount: Type.Integer(),
  /** Of these, those that may end when it starts. */
  EndablePartsCount: Type.Integer(),
});

export const orderableRowExample = {
  ServiceId: 12,
  DisplayName: 'Virtual Desktop Plus',
  Vendor: 'Fensterblick',
  Summary: 'A managed desktop in the browser, with the data kept in Frankfurt or Vienna.',
  IsBundle: false,
};

export const orderableExample = {
  ServiceId: 12,
  DisplayName: 'Virtual Desktop Plus',
  Vendor: 'Fensterblick',
  ProductName: 'Virtual Desktop Plus',
  LicensedPer: 'User' as const,
  ParentAccountId: 100735,
  ParentAccount: 'Einkauf',
  Payer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
  Seller: 'Ostsee Systemhaus GmbH & Co. KG',
  Terms: [{ Id: 2, Name: 'Terms of use', Version: 2, TermsText: '<p>…</p>', IsAccepted: true }],
  TermsCount: 1,
  OpenTerms: 0,
  Start: { SubscriptionName: 'Virtual Desktop Plus', RenewalMode: 'Renew' },
  OwnedParts: [],
  OwnedPartsCount: 0,
  EndablePartsCount: 0,
};
