/** Several names in a sentence: the first of them, and how many more there are. */
import type { CallContext } from '../../define/contract/handler.ts';

const named = 3;

/** "Ada Huber, Ben Maier, Carla Novak, and 4 more". */
export function someNames(context: Pick<CallContext, 'text'>, names: readonly string[]): string {
  const shown = names.slice(0, named).join(', ');
  const more = names.length - named;
  return more > 0 ? context.text('{names}, and {n} more', { names: shown, n: more }) : shown;
}
