/** What a service asks for beside what every subscription has, as its vendor defines it (SOLO-18). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { version, versionExample } from './version.ts';

const optional = Type.Optional;
const name = Type.String({ maxLength: 60 });
const ByLanguage = (maxLength: number) => Type.Record(Type.String({ maxLength: 10 }), Type.String({ maxLength }));
const value = Type.String({ maxLength: 100 });

/** When it is asked for. */
export const FieldStage = Type.Enum(['Order', 'Running', 'Both'], { type: 'string' });

const parts = {
  Name: name,
  Stage: FieldStage,
  /** The field kind. */
  DisplayTemplate: Type.String({ maxLength: 40 }),
  DisplayValue: ByLanguage(100),
  Description: optional(ByLanguage(500)),
  IsRequired: optional(Type.Boolean()),
  /** Nobody types it: the service itself fills it. */
  IsReadOnly: optional(Type.Boolean()),
  /** Shown only where it has a value. */
  HideEmpty: optional(Type.Boolean()),
  NeedsSecondFactor: optional(Type.Boolean()),
  MinLength: optional(Type.Integer({ minimum: 0, maximum: 2000 })),
  MaxLength: optional(Type.Integer({ minimum: 1, maximum: 2000 })),
  Pattern: optional(Type.String({ maxLength: 200 })),
  Minimum: optional(Type.Number({ minimum: -1e12, maximum: 1e12 })),
  Maximum: optional(Type.Number({ minimum: -1e12, maximum: 1e12 })),
  IsWhole: optional(Type.Boolean()),
  Choices: optional(Type.Array(Type.Object({ Value: value, DisplayValue: ByLanguage(100) }), { maxItems: 200 })),
  /** The field beside it that holds the country to whose rules it keeps. */
  CountryField: optional(name),
  /** Asked for only while another field has a value, or one of these. */
  When: optional(Type.Object({ Field: name, Values: optional(Type.Array(value, { maxItems: 50 })) })),
  /** Stands in it at first. */
  Default: optional(
    Type.Union([
      Type.String({ maxLength: 2000 }),
      Type.Number(),
      Type.Boolean(),
      Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 }),
    ]),
  ),
};
const kept = {
  /** The name under which it was read; absent: it is new. */
  Key: optional(name),
};

export const ServiceFieldInput = Type.Object({
  ...parts,
  ...kept,
  HeldBy: optional(Type.Integer({ minimum: 0 })),
  IsHeldByFew: optional(Type.Boolean()),
});

export const ServiceFields = entity(
  'ServiceFields',
  Type.Object({
    ServiceId: Type.Integer(),
    Version: version,
    Fields: Type.Array(
      Type.Object({
        ...parts,
        ...kept,
        /** So many subscriptions hold a value of it. */
        HeldBy: Type.Integer(),
        /** At most so many: a small number is nobody's business. */
        IsHeldByFew: optional(Type.Boolean()),
      }),
    ),
  }),
);

export const serviceFieldsExample: Static<typeof ServiceFields> = {
  ServiceId: 3,
  Version: versionExample,
  Fields: [
    {
      Name: 'HostName',
      Key: 'HostName',
      Stage: 'Order',
      DisplayTemplate: 'Text',
      DisplayValue: { en: 'Host name', de: 'Rechnername' },
      IsRequired: true,
      Pattern: '[a-z][a-z0-9-]*',
      HeldBy: 12,
    },
  ],
};
