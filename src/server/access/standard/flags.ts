/** Rights written short: one letter for each flag. */
import type { Flag, ObjectType } from '../../../define/contract/capability.ts';

const letters = {
  C: 'Create',
  R: 'Read',
  U: 'Update',
  D: 'Delete',
  X: 'Execute',
  H: 'Hierarchy',
} as const satisfies Record<string, Flag>;

export const allFlags: readonly Flag[] = Object.values(letters);

/** Object types to letters, such as `{ USER_ACCOUNT: 'CRUD' }`. */
export type Rights = Readonly<Partial<Record<ObjectType, string>>>;

export const flagsOf = (text: string): Flag[] =>
  [...text].map((letter) => {
    if (!(letter in letters)) throw new Error(`${letter} is no flag`);
    return letters[letter as keyof typeof letters];
  });
