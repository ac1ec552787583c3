/** A vendor as its customers meet it, and as it edits that (SOLO-21). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { version, versionExample } from './version.ts';

const optional = Type.Optional;
const ByLanguage = Type.Record(Type.String({ maxLength: 10 }), Type.String({ maxLength: 20_000 }));

const parts = {
  Name: optional(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })),
  Website: optional(Type.String({ maxLength: 300 })),
  Email: optional(Type.String({ maxLength: 200 })),
  Phone: optional(Type.String({ maxLength: 50 })),
  SupportUrl: optional(Type.String({ maxLength: 300 })),
  /** HTML by language; what could run is taken out. */
  Descriptions: optional(ByLanguage),
  LegalTexts: optional(ByLanguage),
  /** Only a published profile is shown with its texts. */
  State: optional(Type.Enum(['Draft', 'Published'], { type: 'string' })),
};

export const VendorProfileInput = Type.Object({
  ...parts,
  /** The path of an upload, or of the present logo; null takes it away. */
  Logo: optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
});

export const VendorProfile = entity(
  'VendorProfile',
  Type.Object({
    AccountId: Type.Integer(),
    Version: version,
    ...parts,
    Name: Type.String(),
    /** Of the company: it stands on what it bills, too. */
    Logo: optional(Type.String()),
    /** In the reader's language, or in English. */
    Description: Type.String(),
    LegalText: Type.String(),
    UpdatedUtc: optional(Type.String()),
  }),
);

export const vendorProfileExample: Static<typeof VendorProfile> = {
  AccountId: 102001,
  Version: versionExample,
  Name: 'Fensterblick',
  Website: 'https://fensterblick.example',
  Email: 'hallo@fensterblick.example',
  Phone: '+49 40 555010',
  Descriptions: { en: '<p>Desktops in the browser since 2011.</p>' },
  LegalTexts: {},
  State: 'Published',
  Description: '<p>Desktops in the browser since 2011.</p>',
  LegalText: '',
  UpdatedUtc: '2026-11-02T09:30:00Z',
};
