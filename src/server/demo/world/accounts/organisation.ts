/** A company or reseller as the lists of the demo world give it, and what is made of it. */
import type { RoleName } from '../../../access/standard/roles.ts';
import type { CountryCode } from '../countries.ts';
import type { Country } from '../country.ts';
import type { DemoAccount } from './account.ts';

export interface OrganisationSeed {
  readonly name: string;
  readonly legalForm: string;
  readonly country: CountryCode;
  readonly domain: string;
  readonly industry: string;
  readonly users: number;
  readonly departments: number;
  readonly products: number;
  readonly more: More;
}

interface More {
  readonly id?: number;
  /** YYYY-MM-DD. */
  readonly created?: string;
  readonly terminated?: string;
  /** A member of TerminationReason. */
  readonly reason?: string;
  /** Of its first two people, where it is not the one that companies and resellers have. */
  readonly leadingRole?: RoleName;
  /** Values that are not left to chance; null for none. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** `sizes` are users, departments and subscriptions. */
export const organisation = (
  name: string,
  legalForm: string,
  country: CountryCode,
  domain: string,
  industry: string,
  sizes: readonly [users: number, departments: number, products: number],
  more: More = {},
): OrganisationSeed => ({
  name,
  legalForm,
  country,
  domain: `${domain}.example`,
  industry,
  users: sizes[0],
  departments: sizes[1],
  products: sizes[2],
  more,
});

/** An organisation with the people and departments that have been made for it. */
export interface Organisation {
  readonly account: DemoAccount;
  readonly country: Country;
  readonly domain: string;
  readonly departments: DemoAccount[];
  readonly users: DemoAccount[];
  readonly products: DemoAccount[];
}

export const isActive = (account: DemoAccount): boolean => account.terminated === null;
