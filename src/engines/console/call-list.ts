/** Which calls a list shows, how they stand in groups, and how one is named in an address. */
import type { ListedCall } from '../../define/blocks/call-console.ts';

export interface CallFilter {
  readonly find: string;
  readonly service: string;
  readonly kind: '' | ListedCall['Kind'];
}

/** 'Mail/Send' is 'Mail.Send' there: a slash would look like one more part of the path. */
export const addressName = ({ Name }: Pick<ListedCall, 'Name'>): string => Name.replace('/', '.');

/** The name of the operation within its service. */
export const shortName = ({ Name }: Pick<ListedCall, 'Name'>): string => Name.slice(Name.indexOf('/') + 1);

/** The call that an address names, by its whole name or by its name within the service that is meant first. */
export const callAt = (
  calls: readonly ListedCall[],
  wanted: string | undefined,
  service: string | undefined,
): ListedCall | undefined =>
  wanted === undefined
    ? undefined
    : (calls.find((each) => addressName(each) === wanted || each.Name === wanted) ??
      calls.find((each) => each.Service === service && shortName(each) === wanted) ??
      calls.find((each) => shortName(each) === wanted));

/** Every word stands somewhere in the name or in the sentence about it. */
export function filteredCalls(
  calls: readonly ListedCall[],
  { find, service, kind }: CallFilter,
): readonly ListedCall[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter(
    ({ Name, Service, Kind, Summary }) =>
      (service === '' || Service === service) &&
      (kind === '' || Kind === kind) &&
      words.every((word) => `${Name} ${Summary}`.toLowerCase().includes(word)),
  );
}

export const servicesOf = (calls: readonly ListedCall[]): readonly string[] => [
  ...new Set(calls.map(({ Service }) => Service)),
];

export const byService = (
  calls: readonly ListedCall[],
): readonly { readonly service: string; readonly calls: readonly ListedCall[] }[] =>
  servicesOf(calls).map((service) => ({ service, calls: calls.filter(({ Service }) => Service === service) }));
