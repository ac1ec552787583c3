/** What somebody typed over a record that somebody else has changed meanwhile: both are kept where they do not meet. */
import { valueAt, withValueAt } from '../../rules/path.ts';
import type { Values } from '../binding/schema.ts';
import { isSame } from './same-values.ts';

export interface Rebased {
  /** What was typed, over what is there now. */
  readonly values: Values;
  /** Fields that the other one has changed as well, to something else. */
  readonly contested: readonly string[];
}

/** @param before where typing began. @param mine what was typed. @param theirs what is there now. */
export function rebased(names: readonly string[], before: Values, mine: Values, theirs: Values): Rebased {
  let values = mine;
  const contested: string[] = [];
  for (const name of names) {
    const [was, typed, is] = [before, mine, theirs].map((each) => valueAt(each, name));
    if (isSame(was, typed)) values = withValueAt(values, name, is);
    else if (!isSame(was, is) && !isSame(typed, is)) contested.push(name);
  }
  return { values, contested };
}
