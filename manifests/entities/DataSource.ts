/** Where the choices of a service's field come from: a list that the vendor's own server keeps (SOLO-18). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { version, versionExample } from './version.ts';

export const fieldName = Type.String({ minLength: 1, maxLength: 60 });
/** As the vendor calls the list. */
export const sourcePath = Type.String({ minLength: 2, maxLength: 500, pattern: '^/[^\\s\\\\]+$' });
export const cacheSeconds = Type.Integer({ minimum: 0, maximum: 86_400 });

export const DataSource = entity(
  'DataSource',
  Type.Object({
    FieldName: Type.String(),
    /** As it is called in the language of the caller. */
    DisplayValue: Type.String(),
    Stage: Type.String(),
    HasSource: Type.Boolean(),
    Path: Type.Optional(Type.String()),
    /** So long an answer of the vendor holds. */
    CacheSeconds: Type.Optional(Type.Integer()),
    /** Of all data sources of the service: each has the same. */
    Version: version,
  }),
);

export const dataSourceExample: Static<typeof DataSource> = {
  FieldName: 'Region',
  DisplayValue: 'Region',
  Stage: 'Order',
  HasSource: true,
  Path: '/regions',
  CacheSeconds: 300,
  Version: versionExample,
};

/** What the vendor's server offers for a field. */
export const FieldChoice = entity('FieldChoice', Type.Object({ Value: Type.String(), DisplayName: Type.String() }));

export const fieldChoiceExample: Static<typeof FieldChoice> = { Value: 'de-fra', DisplayName: 'Frankfurt am Main' };
