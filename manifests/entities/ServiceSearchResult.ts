/** A service as the catalogue lists it (ENT-38, ENT-50 to ENT-52). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { serviceMachine } from '../../src/rules/machines/service.ts';

export const ServiceState = Type.Enum([...serviceMachine.states], { type: 'string' });
/** What services are for; the enumeration of the same name has their names. */
export const ServiceCategory = Type.Enum(
  ['Workplace', 'Mail', 'Security', 'Backup', 'Communication', 'Data', 'Development', 'Training'],
  { type: 'string', words: { Backup: 'Backup and archive', Data: 'Data and computing' } },
);
/** How a part of a month is paid. */
export const BillingRule = Type.Enum(['Prorate', 'WholePeriod'], {
  type: 'string',
  words: { Prorate: 'A part of a month is paid by the day', WholePeriod: 'A part of a month is paid whole' },
});
/** How long a running subscription keeps its price. */
export const PriceProtection = Type.Enum(['None', 'Term', 'Months'], {
  type: 'string',
  words: {
    None: 'The price may change',
    Term: 'The price stays for the term',
    Months: 'The price stays for some months',
  },
});
export const LicensedPer = Type.Enum(['User', 'Department', 'Company'], { type: 'string' });

const units = ['User', 'Device', 'Mailbox', 'GB', 'Hour', 'Message', 'Subscription', 'Department', 'Company'] as const;
export const PriceUnit = Type.Enum([...units], { type: 'string', words: { GB: 'GB' } });
/** How often a price is paid: by the month, once, or for each use. */
export const PricePeriod = Type.Enum(['Month', 'Once', 'Use'], { type: 'string' });

type Per = `${(typeof units)[number]}${'Month' | 'Once' | 'Use'}`;
const per = {
  UserMonth: 'per user and month',
  DeviceMonth: 'per device and month',
  MailboxMonth: 'per mailbox and month',
  GBMonth: 'per GB and month',
  HourMonth: 'per hour and month',
  MessageMonth: 'per message and month',
  SubscriptionMonth: 'per subscription and month',
  DepartmentMonth: 'per department and month',
  CompanyMonth: 'per company and month',
  UserOnce: 'per user, once',
  DeviceOnce: 'per device, once',
  MailboxOnce: 'per mailbox, once',
  GBOnce: 'per GB, once',
  HourOnce: 'per hour, once',
  MessageOnce: 'per message, once',
  SubscriptionOnce: 'per subscription, once',
  DepartmentOnce: 'per department, once',
  CompanyOnce: 'per company, once',
  UserUse: 'per user',
  DeviceUse: 'per device',
  MailboxUse: 'per mailbox',
  GBUse: 'per GB',
  HourUse: 'per hour',
  MessageUse: 'per message',
  SubscriptionUse: 'per subscription',
  DepartmentUse: 'per department',
  CompanyUse: 'per company',
} as const satisfies Record<Per, string>;
/** Unit and period in one. */
export const PricePer = Type.Enum(Object.keys(per) as Per[], { type: 'string', words: per });

/** Who asks a price: a pricelist of those that the company buys from, or which was asked for; else the vendor suggests it. */
export const AskedBy = Type.Enum(['Pricelist', 'Vendor'], {
  type: 'string',
  words: { Pricelist: 'Asked by a pricelist', Vendor: 'Suggested by the vendor' },
});

/** What a service begins at: its required fees in the shortest term, in their first band. */
export const PriceFrom = Type.Object({
  Amount: Type.Number({ minimum: 0 }),
  Currency: Type.String(),
  Unit: PriceUnit,
  Period: PricePeriod,
  Per: PricePer,
  /** There are other prices too. */
  IsFrom: Type.Boolean(),
  AskedBy,
});

export const ServiceSearchResult = entity(
  'ServiceSearchResult',
  Type.Object({
    Id: Type.Integer(),
    /** In the reader's language; in English, or any there is, where it has no name in that. */
    DisplayName: Type.String(),
    /** The path of a stored image. */
    Icon: Type.Optional(Type.String()),
    /** The key by which the contract names it. */
    ProductName: Type.String(),
    /** Who offers it. */
    Vendor: Type.String(),
    OwnerAccountId: Type.Integer(),
    Category: Type.String(),
    /** In the reader's language. */
    CategoryName: Type.String(),
    Tags: Type.Array(Type.String()),
    Summary: Type.String(),
    LicensedPer,
    State: ServiceState,
    IsBundle: Type.Boolean(),
    /** Published within the last 30 days. */
    IsNew: Type.Boolean(),
    PublishedUtc: Type.Optional(Type.String()),
    ModifiedUtc: Type.String(),
    /** Absent without a price, and for whoever may not see prices. */
    PriceFrom: Type.Optional(PriceFrom),
    /** How many subscriptions of it the own company, its departments and its people have; absent where they have none. */
    OwnSubscriptions: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
);

export const serviceSearchExample: Static<typeof ServiceSearchResult> = {
  Id: 3,
  DisplayName: 'Virtual Desktop Plus',
  Icon: '0f3c5d1e7a9b4c2d8e6f0a1b2c3d4e5f/5b1d9c3e7f2a4b6d8c0e1f3.png',
  ProductName: 'Virtual Desktop Plus',
  Vendor: 'Fensterblick',
  OwnerAccountId: 100900,
  Category: 'Workplace',
  CategoryName: 'Workplace',
  Tags: ['DSGVO', 'Windows'],
  Summary: 'A managed desktop in the browser, with the data kept in Frankfurt or Vienna.',
  LicensedPer: 'User',
  State: 'Published',
  IsBundle: false,
  IsNew: false,
  PublishedUtc: '2025-03-03T08:00:00Z',
  ModifiedUtc: '2026-11-02T09:30:00Z',
  PriceFrom: {
    Amount: 28.5,
    Currency: 'EUR',
    Unit: 'User',
    Period: 'Month',
    Per: 'UserMonth',
    IsFrom: true,
    AskedBy: 'Pricelist',
  },
  OwnSubscriptions: 4,
};
