/** The nearest right spelling of a wrong name, for messages. */
import { editDistance } from '../../src/rules/text/edit-distance.ts';

/** Letter case counts for little, and a third of the letters may be wrong; beyond that a guess would mislead. */
export function nearest(found: string, allowed: Iterable<string>): string | undefined {
  let best: { readonly name: string; readonly far: number } | undefined;
  for (const name of allowed) {
    const far = editDistance(name.toLowerCase(), found.toLowerCase());
    if (far <= Math.max(2, name.length / 3) && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { name, far };
  }
  return best?.name;
}

/** ' Did you mean "audit-log"?', or nothing. */
export function didYouMean(found: string, allowed: Iterable<string>): string {
  const near = nearest(found, allowed);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}
