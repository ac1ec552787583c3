/** A difference between what runs here and what a vendor keeps, or what was billed. */
import { Type } from 'typebox';
import { anyOf, can, entity, type Static } from '#define';
import { accountId } from './list.ts';

const optional = Type.Optional;

export const driftId = accountId;

export const DriftKind = Type.Enum(
  [
    'QuantityDiffers',
    'ProductDiffers',
    'StateDiffers',
    'UnknownAtUs',
    'UnknownAtVendor',
    'BilledAfterEnd',
    'ActiveNotBilled',
    'QuantityBilled',
    'PriceBilled',
    'CurrencyDiffers',
    'IntervalDiffers',
    'NotOffered',
    'OrderNotProvisioned',
    'ProvisionedNotOrdered',
  ],
  {
    type: 'string',
    words: {
      QuantityDiffers: 'Another quantity at the vendor',
      ProductDiffers: 'Another product at the vendor',
      StateDiffers: 'Another status at the vendor',
      UnknownAtUs: 'Only at the vendor',
      UnknownAtVendor: 'Not at the vendor',
      BilledAfterEnd: 'Billed after its end',
      ActiveNotBilled: 'Runs and is not billed',
      QuantityBilled: 'Billed in another quantity',
      PriceBilled: 'Billed at another price',
      CurrencyDiffers: 'In another currency',
      IntervalDiffers: 'Billed in another month',
      NotOffered: 'Runs and is offered at no price',
      OrderNotProvisioned: 'Ordered and never set up',
      ProvisionedNotOrdered: 'Set up without an approved order',
    },
  },
);

export const DriftState = Type.Enum(['Open', 'Mended'], {
  type: 'string',
  words: { Open: 'Open', Mended: 'Mended' },
});

const Remedy = Type.Enum(
  [
    'SendOrTakeOver',
    'Send',
    'AskVendor',
    'EndAtVendor',
    'EndHere',
    'CorrectInvoice',
    'AddCharge',
    'Offer',
    'OrderAnew',
  ],
  {
    type: 'string',
    words: {
      SendOrTakeOver: 'Send our value to the vendor, or take over the vendor’s.',
      Send: 'Send our value to the vendor.',
      AskVendor: 'Ask the vendor what is provided.',
      EndAtVendor: 'Ask the vendor to end it: no subscription here has this number.',
      EndHere: 'End the subscription and order it anew: the vendor has nothing under this number.',
      CorrectInvoice: 'Correct the invoice.',
      AddCharge: 'Add what is missing as a charge.',
      Offer: 'Offer the service in a pricelist of the customer.',
      OrderAnew: 'End the subscription and order it anew.',
    },
  },
);

export const Drift = entity(
  'Drift',
  Type.Object({
    DriftId: Type.Integer(),
    Kind: DriftKind,
    State: DriftState,
    /** The subscription; of what only the vendor knows his own account. */
    AccountId: Type.Integer(),
    Account: Type.String(),
    Company: optional(Type.String()),
    ProductName: optional(Type.String()),
    /** The connector of the vendor. */
    Target: optional(Type.String()),
    /** The vendor's number, or the line of a bill. */
    Subject: Type.String(),
    Expected: optional(Type.String()),
    Found: optional(Type.String()),
    FirstSeenUtc: Type.String(),
    LastSeenUtc: Type.String(),
    MendedUtc: optional(Type.String()),
    Remedy,
    /** The vendor is asked for something of this subscription at this moment. */
    IsUnderWay: Type.Boolean(),
    /** What comes of sending our value, in the reader's language; absent where that mends nothing. */
    EffectOfSending: optional(Type.String()),
    /** What comes of taking over the vendor's, and what it costs the customer for whoever reads prices. */
    EffectOfTakingOver: optional(Type.String()),
    MaySend: Type.Boolean(),
    MayTakeOver: Type.Boolean(),
  }),
);

export const driftExample: Static<typeof Drift> = {
  DriftId: 900_003,
  Kind: 'QuantityDiffers',
  State: 'Open',
  AccountId: 100160,
  Account: 'Mailbox Business',
  Company: 'Donau-Dampfschifffahrtsgesellschaft mbH',
  ProductName: 'Mailbox Business',
  Target: 'Brieftaube Mail webhook',
  Subject: 'bt-77120-k',
  Expected: '120',
  Found: '146',
  FirstSeenUtc: '2026-11-05T03:00:00Z',
  LastSeenUtc: '2026-11-20T03:00:00Z',
  Remedy: 'SendOrTakeOver',
  IsUnderWay: false,
  EffectOfSending: 'The vendor is asked for 120. 26 end there.',
  EffectOfTakingOver: '146 run here from now on, at +127.40 EUR a month for the customer. Nothing is sent.',
  MaySend: true,
  MayTakeOver: true,
};

/** Vendors' with the first of these, those of money with the second. */
export const mayReadDrifts = anyOf(can('FAILED_PROVISIONING', 'Read'), can('ONLINEBILL', 'Read'));
