/** The nearest right spelling of a wrong name, for messages that say what was meant. */
import { editDistance } from './edit-distance.ts';

/** Letter case counts for little, and a third of the letters may be wrong; beyond that a guess would mislead. */
export function nearest(found: string, allowed: Iterable<string>): string | undefined {
  let best: { readonly name: string; readonly far: number } | undefined;
  for (const name of allowed) {
    const far = editDistance(name.toLowerCase(), found.toLowerCase());
    if (far <= Math.max(2, name.length / 3) && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { name, far };
  }
  return best?.name;
}
