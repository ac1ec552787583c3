/** A layout that the server sends: pages of containers of fields (ENT-14 to ENT-18, VIEW-1 to VIEW-12). */
import { Type } from 'typebox';
import { entity } from '#define';
import { EnumMember } from './EnumMember.ts';

export const FieldDefinition = entity(
  'FieldDefinition',
  Type.Object({
    Name: Type.String(),
    DisplayValue: Type.String(),
    /** The field kind that shows and edits the value; an unknown one is shown as text (VIEW-9). */
    DisplayTemplate: Type.String(),
    /** What the field kind is told, such as the formats that a file may have. */
    With: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    EnumMembers: Type.Optional(Type.Array(EnumMember)),
    Description: Type.Optional(Type.String()),
    IsRequired: Type.Optional(Type.Boolean()),
    /** Not changeable: by its nature, or for want of a right. */
    IsReadOnly: Type.Optional(Type.Boolean()),
    /** The right for want of which it is not changeable; absent where nobody can change it. */
    MissingRight: Type.Optional(Type.Object({ ObjectType: Type.String(), Flags: Type.Array(Type.String()) })),
    MinLength: Type.Optional(Type.Integer()),
    MaxLength: Type.Optional(Type.Integer()),
    /** What a text must look like: characters, classes such as [a-z], a dot for any, each with a count. */
    Pattern: Type.Optional(Type.String()),
    /** Asked for only while another field beside it has a value, or one of these. */
    When: Type.Optional(Type.Object({ Field: Type.String(), Values: Type.Optional(Type.Array(Type.String())) })),
    /** Stands in it at first. */
    Default: Type.Optional(Type.Unknown()),
    Minimum: Type.Optional(Type.Number()),
    Maximum: Type.Optional(Type.Number()),
    /** Name of the field beside it that holds the currency of an amount. */
    CurrencyField: Type.Optional(Type.String()),
    /** Name of the field beside it that holds the country to whose rules the value keeps. */
    CountryField: Type.Optional(Type.String()),
    /** Not changeable while the current user's HasSecondFactor is not true (VAL-34). */
    NeedsSecondFactor: Type.Optional(Type.Boolean()),
    /** Shown only where it has a value. */
    HideEmpty: Type.Optional(Type.Boolean()),
    /** What may be chosen in it is asked of the vendor's server (GetFieldChoices). */
    HasRemoteChoices: Type.Optional(Type.Boolean()),
    /** While it is typed, ask ValidateUniqueField or ValidateRemoteField (VAL-55, VAL-56). */
    RemoteCheck: Type.Optional(Type.Enum(['unique', 'remote'], { type: 'string' })),
  }),
);

const Container = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  DisplayValue: Type.String(),
  Fields: Type.Array(FieldDefinition),
});

const Page = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  DisplayValue: Type.String(),
  Containers: Type.Array(Container),
});

export const ViewLayout = entity('ViewLayout', Type.Object({ Pages: Type.Array(Page) }));
