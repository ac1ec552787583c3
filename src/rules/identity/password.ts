/** What makes a password good enough, as far as the password and its owner tell (VAL-05 to VAL-09, VAL-12 to VAL-15). */
import type { passwordTexts } from '../fields/field-texts.ts';
import { limits } from '../limits.ts';

export type PasswordRule = keyof typeof passwordTexts;

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Any script counts: letters and digits are those of Unicode, and whatever is neither is special. */
const kinds = [
  ['digit', /\p{Nd}/u],
  ['special', /[^\p{L}\p{M}\p{N}]/u],
  ['upper', /\p{Lu}/u],
  ['lower', /\p{Ll}/u],
] as const satisfies readonly (readonly [PasswordRule, RegExp])[];

/** The rules that the password breaks, in the order in which people read them; former and leaked ones the server knows. */
export function brokenRules(password: string, owner: PasswordOwner): readonly PasswordRule[] {
  const written = password.normalize('NFKC');
  const folded = written.toLowerCase();
  const holds = (name: string): boolean => partsOf(name).some((part) => folded.includes(part));
  return [
    ...([...written].length < limits.passwordLength ? (['length'] as const) : []),
    ...kinds.filter(([, kind]) => !kind.test(written)).map(([rule]) => rule),
    ...(holds(owner.company) ? (['company'] as const) : []),
    ...(holds(owner.firstName) ? (['firstName'] as const) : []),
    ...(holds(owner.lastName) ? (['lastName'] as const) : []),
  ];
}

/** A part is a word of three or more characters, without regard to case (VAL-15). */
const partsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => [...part].length >= 3);
