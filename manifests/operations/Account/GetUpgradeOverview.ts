/** What an upgrade would change and cost, before it is ordered (ROUTE-70). */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { creditFields } from '../../entities/exposure.ts';
import { accountId } from '../../entities/list.ts';
import { UpgradeKind } from '../../entities/ServiceLinks.ts';
import { productName, UpgradeOptions, upgradeErrors } from '../../entities/upgrade.ts';

const optional = Type.Optional;

const Row = Type.Object({
  Name: Type.String(),
  UnitsNow: optional(Type.Integer()),
  UnitsThen: optional(Type.Integer()),
  /** Of a unit and a month. Absent, as what follows, for whoever may not read what is paid. */
  PriceNow: optional(Type.Number()),
  PriceThen: optional(Type.Number()),
  /** In all, for a month. */
  Now: optional(Type.Number()),
  Then: optional(Type.Number()),
  Difference: optional(Type.Number()),
  Currency: Type.String(),
});

/** A subscription now and then, each value in the reader's form: 32 → 12. */
const Card = Type.Object({
  /** What becomes of it: ends, is reduced, begins or grows. */
  Becomes: Type.String(),
  Name: Type.String(),
  /** Absent: it has none yet. */
  Number: optional(Type.String()),
  Units: Type.String(),
  Term: Type.String(),
  /** Of a unit and a month. Absent, as what follows, for whoever may not read what is paid. */
  UnitPrice: optional(Type.String()),
  /** What it brings along. */
  Parts: optional(Type.String()),
  Note: Type.String(),
});

export default operation('Account/GetUpgradeOverview', {
  summary:
    'Answers what an upgrade ends or reduces, what it begins, what is paid now and then, and what that is against the credit.',
  kind: 'read',
  subject: { Account: ['accountId', 'options.targetAccountId'] },
  reads: ['Account', 'Service', 'Pricelist', 'Order', 'ProvisioningRequest'],
  needs: allOf(can('SUBSCRIPTION', 'Execute'), can('PRODUCT_ACCOUNT', 'Create')),
  errors: upgradeErrors,
  input: Type.Object({ accountId, productName, options: UpgradeOptions }),
  data: Type.Object({
    Kind: UpgradeKind,
    From: Type.String(),
    /** The service that takes the units. */
    To: Type.String(),
    /** The running subscription that takes them; absent: a new one begins. */
    Target: optional(Type.String()),
    Payer: Type.String(),
    Seller: Type.String(),
    Currency: Type.String(),
    QuantityBefore: Type.Integer(),
    Quantity: Type.Integer(),
    /** Absent: the old one ends. */
    Stays: optional(Type.Integer()),
    OldOne: Card,
    NewOne: Card,
    Rows: Type.Array(Row),
    ...creditFields,
  }),
  example: {
    input: {
      accountId: 100238,
      productName: 'Secure Workplace',
      options: { quantity: 20, term: '12-YearlyPrepaid' },
    },
    data: {
      Kind: 'Partial',
      From: 'Virtual Desktop Plus',
      To: 'Sicherer Arbeitsplatz',
      Payer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
      Seller: 'Ostsee Systemhaus GmbH & Co. KG',
      Currency: 'EUR',
      QuantityBefore: 32,
      Quantity: 20,
      Stays: 12,
      OldOne: {
        ...{
          Becomes: 'Is reduced',
          Name: 'Virtual Desktop Plus',
          Number: 'P-100238',
          Units: '32 → 12',
          Term: 'Monthly',
        },
        ...{ UnitPrice: '25.65 → 27.10 EUR' },
        Note: 'Has the units that stay from the day on which the new one runs.',
      },
      NewOne: {
        ...{
          Becomes: 'Begins',
          Name: 'Sicherer Arbeitsplatz',
          Units: '20',
          Term: '12 months, prepaid',
          UnitPrice: '57.60 EUR',
        },
        ...{ Parts: 'Endpoint Shield, Backup Vault', Note: 'Begins on the day on which the vendor has set it up.' },
      },
      Rows: [
        {
          ...{ Name: 'Virtual Desktop Plus', UnitsNow: 32, UnitsThen: 12, PriceNow: 25.65, PriceThen: 27.1 },
          ...{ Now: 820.8, Then: 325.2, Difference: -495.6, Currency: 'EUR' },
        },
        {
          ...{ Name: 'Sicherer Arbeitsplatz', UnitsThen: 20, PriceThen: 57.6, Then: 1152, Difference: 1152 },
          Currency: 'EUR',
        },
      ],
      OrderValue: 13_824,
      CreditLimit: 50_000,
      OpenOrders: 20_412.6,
      AboveLimit: 0,
      Credit: { Open: 20_412.6, Added: 13_824, Limit: 50_000 },
    },
  },
});
