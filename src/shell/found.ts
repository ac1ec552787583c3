/** Old addresses that name a thing by something else than its id: a call finds what they mean (LEG-14). */
import type { FoundAddress } from '../../manifests/shell.ts';
import { callWhole } from '../client/call.ts';
import { fillPath } from '../client/fill-path.ts';

type Params = Readonly<Record<string, string>>;

/** The address of today; undefined when the person sees nothing of that name. */
export async function foundAddress(found: FoundAddress, params: Params): Promise<string | undefined> {
  const [named = ''] = Object.values(params);
  const answer = await callWhole(found.call, { ...found.input, [found.text]: named }, { quiet: true });
  const rows = Array.isArray(answer) ? (answer as Readonly<Record<string, unknown>>[]) : [];
  const row = rows.find((each) => String(each[found.equals]).toUpperCase() === named.toUpperCase());
  const [parameter] = /(?<=\$)\w+/.exec(found.to) ?? [];
  return row && parameter ? fillPath(found.to, { [parameter]: String(row[found.id]) }) : undefined;
}
