/** What a bundle is made of and what a service may be upgraded to, as its vendor edits it (domain: service_bundle_part, service_upgrade). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { ServiceState } from './ServiceSearchResult.ts';
import { serviceId } from './serviceRef.ts';
import { version, versionExample } from './version.ts';

export const partQuantity = Type.Integer({ minimum: 1, maximum: 10_000 });
export const UpgradeKind = Type.Enum(['Full', 'Partial'], {
  type: 'string',
  words: { Full: 'The whole subscription', Partial: 'All or some of its units' },
});

const linked = {
  Id: serviceId,
  /** In the reader's language. */
  DisplayName: Type.String(),
  Vendor: Type.String(),
  State: ServiceState,
};

export const ServiceLinks = entity(
  'ServiceLinks',
  Type.Object({
    IsBundle: Type.Boolean(),
    Version: version,
    /** Each with the version of the service whose part it is. */
    Parts: Type.Array(Type.Object({ ...linked, Quantity: partQuantity, Version: version })),
    Upgrades: Type.Array(Type.Object({ ...linked, Kind: UpgradeKind })),
  }),
);

export const serviceLinksExample: Static<typeof ServiceLinks> = {
  IsBundle: true,
  Version: versionExample,
  Parts: [
    {
      Id: 7,
      DisplayName: 'Brieftaube Mail',
      Vendor: 'Brieftaube',
      State: 'Published',
      Quantity: 1,
      Version: versionExample,
    },
  ],
  Upgrades: [{ Id: 9, DisplayName: 'Virtual Desktop Ultra', Vendor: 'Fensterblick', State: 'Published', Kind: 'Full' }],
};

export const LinkableService = entity('LinkableService', Type.Object(linked));
