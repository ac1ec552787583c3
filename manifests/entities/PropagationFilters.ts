/** Which services a pricelist takes over from above (ENT-27 to ENT-30). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { accountId } from './list.ts';
import { version, versionExample } from './version.ts';

const filter = {
  Kind: Type.Enum(['Include', 'Exclude'], {
    type: 'string',
    words: { Include: 'Let through', Exclude: 'Keep out' },
  }),
  /** None: those of every vendor. Only one filter of a pricelist may name none (PL-08). */
  VendorIds: Type.Array(accountId, { maxItems: 100 }),
  /** None: with whatever tags. */
  Tags: Type.Array(Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }), { maxItems: 20 }),
};

export const PropagationFilterInput = Type.Object(filter);

export const PropagationFilters = entity(
  'PropagationFilters',
  Type.Object({
    Version: version,
    Filters: Type.Array(Type.Object({ FilterId: Type.Integer(), ...filter, Vendors: Type.Array(Type.String()) })),
    /** Of the services that its owner may sell and does not offer there. */
    PassingCount: Type.Integer(),
    OfferableCount: Type.Integer(),
  }),
);

export const propagationFiltersExample: Static<typeof PropagationFilters> = {
  Version: versionExample,
  Filters: [{ FilterId: 7, Kind: 'Exclude', VendorIds: [102001], Tags: ['Beta'], Vendors: ['Fensterblick'] }],
  PassingCount: 7,
  OfferableCount: 9,
};
