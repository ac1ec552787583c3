/** What a subscription may go over to (CALL-050, UPG-01, UPG-04, UPG-07). */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { UpgradeKind } from '../../entities/ServiceLinks.ts';

export default operation('Account/GetUpgradeOptions', {
  summary:
    'Answers the services that a subscription may go over to, wholly or in part, and running ones that could take its units.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account', 'Service', 'Pricelist'],
  needs: allOf(can('SUBSCRIPTION', 'Execute'), can('PRODUCT_ACCOUNT', 'Create')),
  errors: ['noSubscription', 'notFound'],
  input: Type.Object({ accountId }),
  data: Type.Array(
    Type.Object({
      ServiceId: Type.Integer(),
      ProductName: Type.String(),
      /** In the reader's language. */
      DisplayName: Type.String(),
      Vendor: Type.String(),
      Summary: Type.String(),
      /** The path of a stored image. */
      Icon: Type.Optional(Type.String()),
      Kind: UpgradeKind,
      /** What it brings along. */
      Parts: Type.Array(Type.String()),
      /** In the term of the subscription, where it is offered in that, else in its shortest one; in the reader's language. */
      Term: Type.Optional(Type.String()),
      /** Of a unit and a month in that term and quantity. Absent, as what follows, for whoever may not read what is paid. */
      UnitPrice: Type.Optional(Type.Number()),
      Currency: Type.Optional(Type.String()),
      /** For what, in the reader's language: per user and month. */
      PaidPer: Type.Optional(Type.String()),
      /** Against what a unit costs now, in the reader's language. */
      Against: Type.Optional(Type.String()),
      Targets: Type.Array(
        Type.Object({ AccountId: Type.Integer(), DisplayName: Type.String(), Quantity: Type.Integer() }),
      ),
    }),
  ),
  example: {
    input: { accountId: 100238 },
    data: [
      {
        ...{
          ServiceId: 21,
          ProductName: 'Secure Workplace',
          DisplayName: 'Sicherer Arbeitsplatz',
          Vendor: 'Fensterblick',
        },
        ...{ Summary: 'Desktop, shield and backup in one.', Kind: 'Partial', Targets: [] },
        ...{ Parts: ['Endpoint Shield', 'Backup Vault'], Term: '12 months, prepaid', UnitPrice: 57.6, Currency: 'EUR' },
        ...{ PaidPer: 'per user and month', Against: '31.95 EUR more than now' },
      },
    ],
  },
});
