/** A service as its vendor edits it, part by part (CALL-106, SOLO-17 to SOLO-19). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { BillingRule, LicensedPer, PriceProtection, ServiceCategory, ServiceState } from './ServiceSearchResult.ts';
import { serviceTag } from './ServiceTag.ts';
import { version, versionExample } from './version.ts';

const optional = Type.Optional;
/** A text in each language that has one. */
const ByLanguage = (maxLength: number) => Type.Record(Type.String({ maxLength: 10 }), Type.String({ maxLength }));

/** Each part is there for whoever may read it, and is taken from whoever may change it. */
export const serviceParts = {
  /** The key by which the contract names it; it stays once the service has been offered. */
  ProductName: optional(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })),
  VendorSku: optional(Type.String({ maxLength: 100 })),
  ProductNumber: optional(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })),
  Category: optional(ServiceCategory),
  LicensedPer: optional(LicensedPer),
  Currency: optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  BillingRule: optional(BillingRule),
  PriceProtection: optional(PriceProtection),
  ProtectionMonths: optional(Type.Integer({ minimum: 1, maximum: 120 })),
  /** A running term cannot be left. */
  IsLocking: optional(Type.Boolean()),
  Tags: optional(Type.Array(serviceTag, { maxItems: 20 })),
  DisplayNames: optional(ByLanguage(100)),
  Summaries: optional(ByLanguage(300)),
  /** HTML; what could run is taken out. */
  Descriptions: optional(ByLanguage(20_000)),
};

export const ServiceInput = Type.Object(serviceParts);

/** In words; the refusal to publish says them too. */
export const missingWords = {
  englishText: 'an English name',
  icon: 'an icon',
  item: 'an active item',
  price: 'a price of each item',
  connector: 'a connector',
} as const;
/** What a service still lacks before it can be published. */
export const MissingPart = Type.Enum(['englishText', 'icon', 'item', 'price', 'connector'], {
  type: 'string',
  words: missingWords,
});

export const ServiceInformation = entity(
  'ServiceInformation',
  Type.Object({
    ServiceId: Type.Integer(),
    Version: version,
    OwnerAccountId: Type.Integer(),
    Vendor: Type.String(),
    /** In the reader's language. */
    DisplayName: Type.String(),
    State: ServiceState,
    IsBundle: Type.Boolean(),
    Icon: optional(Type.String()),
    PublishedUtc: optional(Type.String()),
    ModifiedUtc: Type.String(),
    ...serviceParts,
    /** By which its vendor is told of it; for whoever may read that part. */
    ConnectorId: optional(Type.Integer()),
    Connector: optional(Type.String()),
    /** It has been offered or ordered, so its key stays. */
    IsKeyFixed: Type.Boolean(),
    Missing: Type.Array(MissingPart),
    MayPublish: Type.Boolean(),
    MayRetire: Type.Boolean(),
    MayDelete: Type.Boolean(),
  }),
);

export const serviceInformationExample: Static<typeof ServiceInformation> = {
  ServiceId: 3,
  Version: versionExample,
  OwnerAccountId: 100900,
  Vendor: 'Fensterblick',
  DisplayName: 'Virtual Desktop Plus',
  State: 'Published',
  IsBundle: false,
  PublishedUtc: '2025-03-03T08:00:00Z',
  ModifiedUtc: '2026-11-02T09:30:00Z',
  ProductName: 'Virtual Desktop Plus',
  ProductNumber: 'FB-11',
  Category: 'Workplace',
  LicensedPer: 'User',
  Currency: 'EUR',
  BillingRule: 'Prorate',
  PriceProtection: 'Term',
  IsLocking: false,
  Tags: ['DSGVO'],
  DisplayNames: { en: 'Virtual Desktop Plus', de: 'Virtueller Arbeitsplatz Plus' },
  Summaries: { en: 'A managed desktop in the browser.' },
  Descriptions: { en: '<p>A managed desktop in the browser.</p>' },
  ConnectorId: 900_003,
  Connector: 'Provisioning',
  IsKeyFixed: true,
  Missing: [],
  MayPublish: false,
  MayRetire: true,
  MayDelete: false,
};
