/** From which addresses the users of a company may work (ENT-43, VAL-21 to VAL-23, VAL-59, ROLE-85). */
import { Type } from 'typebox';
import { entity } from '#define';
import { version, versionExample } from './version.ts';

const list = Type.String({ maxLength: 100_000 });

/** An address, a CIDR block, or a range with a hyphen: two addresses of IPv6 at most. */
const entries = Type.Array(Type.String({ minLength: 1, maxLength: 97 }), { maxItems: 1000 });

const lists = {
  /** Addresses, CIDR blocks and ranges with a hyphen, separated by commas; '' allows every address that is not denied. */
  AllowList: list,
  /** Written the same way; it wins over the allow list. */
  DenyList: list,
};

/** As they are written, with commas or in lines; a list that is not named stays as it is. */
export const ipRestrictionsInput = Type.Object({
  AllowList: Type.Optional(list),
  DenyList: Type.Optional(list),
});

export const IpRestrictions = entity('IpRestrictions', Type.Object({ ...lists, Version: version }));

/** The same lists entry by entry; a list that is not named stays as it is. */
export const ipEntriesInput = Type.Object({
  AllowList: Type.Optional(entries),
  DenyList: Type.Optional(entries),
});

export const IpEntries = entity(
  'IpEntries',
  Type.Object({
    /** Addresses, CIDR blocks and ranges; none allows every address that is not denied. */
    AllowList: entries,
    /** It wins over the allow list. */
    DenyList: entries,
    Version: version,
  }),
);

export const ipListsExample = { AllowList: '203.0.113.0/24, 198.51.100.10-198.51.100.20', DenyList: '' };
export const ipEntriesInputExample = { AllowList: ['203.0.113.0/24', '198.51.100.10-198.51.100.20'], DenyList: [] };
export const ipEntriesExample = { ...ipEntriesInputExample, Version: versionExample };
export const ipRestrictionsExample = { ...ipListsExample, Version: versionExample };
