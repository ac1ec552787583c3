/** Inputs that are the two ends of one range, told by their names: from and until, createdFrom and createdTo, minPrice and maxPrice. */
import { lastOf } from '../../../rules/path.ts';

export type Side = 'from' | 'to';

const sides: Readonly<Record<string, Side>> = {
  from: 'from',
  since: 'from',
  after: 'from',
  min: 'from',
  minimum: 'from',
  to: 'to',
  until: 'to',
  before: 'to',
  max: 'to',
  maximum: 'to',
};

export interface End {
  readonly side: Side;
  /** What is left of the name without its side: both ends share it; '' when the name is nothing else. */
  readonly of: string;
}

/** undefined: the name is no end of anything. */
export function sideOf(field: string): End | undefined {
  const words = lastOf(field)
    .replace(/Utc$/, '')
    .split(/(?=\p{Lu})/u);
  const first = sides[words[0]?.toLowerCase() ?? ''];
  if (first) return { side: first, of: words.slice(1).join('') };
  const last = sides[words.at(-1)?.toLowerCase() ?? ''];
  return last && { side: last, of: words.slice(0, -1).join('') };
}
