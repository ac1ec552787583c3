/** A missing right in words: 'Audit log, read'. */
import type { Can } from '../../define/contract/capability.ts';
import { humanize } from '../field-plan/humanize.ts';

/** Translated word by word, for the names stand in the catalogue like every other text. */
export function rightName({ can, flags }: Can, t: (text: string) => string): string {
  return [t(humanize(can)), ...flags.map((flag) => t(flag).toLocaleLowerCase())].join(', ');
}
