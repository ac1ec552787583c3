/** Which services flow into a pricelist by themselves, by filters of vendors and tags. */

export interface PropagationFilter {
  readonly kind: 'Include' | 'Exclude';
  /** None: every vendor. */
  readonly vendorIds: readonly number[];
  /** None: every service, with tags or without. */
  readonly tags: readonly string[];
}

export interface PropagatedService {
  readonly vendorId: number;
  readonly tags: readonly string[];
}

/** Where anything is included, only that; and nothing that is excluded. */
export const passes = (service: PropagatedService, filters: readonly PropagationFilter[]): boolean => {
  const includes = filters.filter(({ kind }) => kind === 'Include');
  const excludes = filters.filter(({ kind }) => kind === 'Exclude');
  const isMatch = (filter: PropagationFilter): boolean => matches(service, filter);
  return (includes.length === 0 || includes.some(isMatch)) && !excludes.some(isMatch);
};

const matches = (service: PropagatedService, { vendorIds, tags }: PropagationFilter): boolean =>
  (vendorIds.length === 0 || vendorIds.includes(service.vendorId)) &&
  (tags.length === 0 || tags.some((tag) => service.tags.includes(tag)));

/** A pricelist may have one filter without vendors, whether it includes or excludes; these are one too many, by their places. */
export const surplusForAllVendors = (filters: readonly PropagationFilter[]): readonly number[] =>
  filters.flatMap(({ vendorIds }, place) => (vendorIds.length === 0 ? [place] : [])).slice(1);
