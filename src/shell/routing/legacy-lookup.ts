/** Old addresses that name a thing by something else than its id: a call finds what they mean (LEG-14). */
import { found } from '../../../manifests/found.ts';
import { callWhole } from '../../client/first/call.ts';
import { fillPath } from '../../client/page/fill-path.ts';
import { matchesPath } from './hash-location.ts';

/** The address of today; undefined when the path is no such address, or the person sees nothing of that name. */
export async function legacyAddress(path: string): Promise<string | undefined> {
  const [from, how] = Object.entries(found).find(([pattern]) => matchesPath(pattern, path)) ?? [];
  if (!from || !how) return undefined;
  const named = inClear(path.split('/')[from.split('/').findIndex((part) => part.startsWith('$'))] ?? '');
  const answer = await callWhole(how.source.operation, { ...how.input, [how.text]: named }, { quiet: true });
  const rows = Array.isArray(answer) ? (answer as Readonly<Record<string, unknown>>[]) : [];
  const row = rows.find((each) => String(each[how.equals]).toUpperCase() === named.toUpperCase());
  const [parameter] = /(?<=\$)\w+/.exec(how.to) ?? [];
  return row && parameter ? fillPath(how.to, { [parameter]: String(row[how.id]) }) : undefined;
}

/** As it stands where its percent signs mean nothing: then nobody has that name. */
function inClear(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
