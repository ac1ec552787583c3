/** Asks one finder for a text, and reads its rows as things that can be opened. */
import { callWhole } from '../../client/first/call.ts';
import { currentSession } from '../../client/first/session-store.ts';
import { isAbsent } from '../../client/session/absent-values.ts';
import type { Finder } from '../../define/finder.ts';
import { operationOf } from '../../define/shapes/element-shapes.ts';
import { holds } from '../../engines/binding/condition.ts';
import { resolveInput } from '../../engines/binding/resolve.ts';
import { listAnswer } from '../../rules/list-call.ts';
import { valueAt, withValueAt } from '../../rules/path.ts';
import { toBase64 } from '../../rules/text/base64.ts';

export interface FoundThing {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly type: string | undefined;
  readonly icon: string | undefined;
  readonly isEnded: boolean;
  /** As the call answered it. */
  readonly row: unknown;
}

export interface Found {
  /** What was looked for. */
  readonly text: string;
  readonly things: readonly FoundThing[];
  /** How many there are in all; undefined when the server did not count them. */
  readonly total: number | undefined;
}

/** Ends in any case: what failed has found nothing, and only the log tells of it (SRCH-06, SRCH-20). */
export async function find(finder: Finder, text: string, signal: AbortSignal): Promise<Found> {
  const { source } = finder;
  try {
    const bound = resolveInput(source, inputOf(finder), { params: {}, session: currentSession() });
    if (bound.state !== 'ready') throw new Error(`The value ${bound.name} is not known`);
    const asked = withValueAt(bound.input, finder.text, text);
    const answer = await callWhole(source.operation, asked, { signal, quiet: true });
    const whole = listAnswer(operationOf(source).data, answer);
    const part = 'part' in source ? valueAt(answer, source.part) : whole.rows;
    const rows = Array.isArray(part) ? part : [];
    const things = rows.map((row) => thingOf(finder, row));
    // What has ended stands last; what is left out then is the least of all.
    const sorted = [...things.filter(({ isEnded }) => !isEnded), ...things.filter(({ isEnded }) => isEnded)];
    const isAll = rows.length < finder.most;
    return { text, things: sorted.slice(0, finder.most), total: whole.total ?? (isAll ? rows.length : undefined) };
  } catch (error) {
    if (!signal.aborted) console.warn(`The search for things of the kind ${finder.finder} failed`, error);
    return { text, things: [], total: 0 };
  }
}

/** Without what hangs on a value that the person lacks, such as a company that he does not see: then he finds all that he sees. */
const inputOf = ({ input }: Finder): Finder['input'] =>
  Object.fromEntries(
    Object.entries(input).filter(([, binding]) => !('session' in binding && isAbsent(binding.session))),
  );

function thingOf(finder: Finder, row: unknown): FoundThing {
  const at = (field: string | undefined): string => String((field && valueAt(row, field)) ?? '');
  return {
    kind: finder.finder,
    id: at(finder.id),
    title: at(finder.label),
    note: finder.notes.map(at).filter(Boolean).join(' · '),
    type: finder.type && at(finder.type),
    icon: finder.icon,
    isEnded: finder.ended !== undefined && holds(finder.ended, row),
    row,
  };
}

/** Where all that is found can be looked at, as old links spell it (LEG-6, LEG-23). */
export const exploreAddress = (to: string, text: string): string =>
  `/#${to.replace('$text', encodeURIComponent(toBase64(text)))}`;
