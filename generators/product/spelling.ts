/** What the messages of generators add to a wrong name. */
import { nearest } from '../../src/rules/text/nearest.ts';

/** ' Did you mean "audit-log"?', or nothing. */
export function didYouMean(found: string, allowed: Iterable<string>): string {
  const near = nearest(found, allowed);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}
