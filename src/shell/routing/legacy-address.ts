/** Old addresses: those whose values lead on, and those that name a thing by something else than its id, which a call finds (LEG-1 to LEG-25). */
import { found } from '../../../manifests/found.ts';
import { legacy } from '../../../manifests/legacy.ts';
import { branding } from '../../client/first/branding.ts';
import { callWhole } from '../../client/first/call.ts';
import { fillPath } from '../../client/page/fill-path.ts';
import { decoded, movedValues } from '../../rules/navigation/moved-address.ts';
import { matchesPath } from './hash-location.ts';

/**
 * The address of today; undefined when the path is no such address, the person sees nothing of that name, or another
 * application answers old addresses.
 * @param search what stands behind the question mark: it is kept as far as today's address takes it.
 */
export async function legacyAddress(path: string, search: object = {}): Promise<string | undefined> {
  if (branding().legacy_addresses === 'off') return undefined;
  for (const { to, ...pattern } of legacy) {
    const values = movedValues(pattern, path);
    if (values) return withSearch(fillPath(to, { ...search, ...values }), search);
  }
  return lookedUpAddress(path);
}

/** Is it the form of an old address, whether or not there is what it names? */
export const isLegacyAddress = (path: string): boolean =>
  branding().legacy_addresses !== 'off' &&
  (legacy.some((pattern) => movedValues(pattern, path)) || Object.keys(found).some((each) => matchesPath(each, path)));

/** What the address has not taken itself. */
function withSearch(address: string, search: object): string {
  const [, query = ''] = address.split('?');
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(search)) if (!all.has(name)) all.set(name, String(value));
  return all.size > 0 ? `${address.split('?')[0]}?${all}` : address;
}

async function lookedUpAddress(path: string): Promise<string | undefined> {
  const [from, how] = Object.entries(found).find(([pattern]) => matchesPath(pattern, path)) ?? [];
  if (!from || !how) return undefined;
  const named = decoded(path.split('/')[from.split('/').findIndex((part) => part.startsWith('$'))] ?? '');
  const answer = await callWhole(how.source.operation, { ...how.input, [how.text]: named }, { quiet: true });
  const rows = Array.isArray(answer) ? (answer as Readonly<Record<string, unknown>>[]) : [];
  const row = rows.find((each) => String(each[how.equals]).toUpperCase() === named.toUpperCase());
  const [parameter] = /(?<=\$)\w+/.exec(how.to) ?? [];
  return row && parameter ? fillPath(how.to, { [parameter]: String(row[how.id]) }) : undefined;
}
