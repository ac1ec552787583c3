/** What the kinds of skeletons have in common: what is asked, what is written, and how a wrong answer is refused. */
import type { Product } from '../product/product.ts';

/** Answers by the name of their flag. */
export type Answers = Readonly<Record<string, string>>;

export interface Question {
  /** Name of the flag; `name` is the word behind the kind. */
  readonly flag: string;
  readonly ask: string;
  /** Taken when nothing is answered; without it an answer is needed. */
  readonly otherwise?: string;
}

export interface Written {
  /** Path from the root to text. */
  readonly files: Readonly<Record<string, string>>;
  /** New English texts; the first is the one that --de and the like translate. */
  readonly texts: readonly string[];
  /** What can be done next. */
  readonly next: string;
}

export interface Skeleton {
  readonly usage: string;
  readonly questions: readonly Question[];
  /** Flags that are never asked for. */
  readonly optional?: readonly string[];
  /** Its first text may be translated at once, by a flag for each language: `--de "Rollen"`. */
  readonly isTranslated?: true;
  /** @throws Refusal when an answer cannot be used. */
  write(answers: Answers, product: Product): Written;
}

/** An answer that cannot be used: what was found and what is allowed. */
export class Refusal extends Error {}

/** @throws Refusal unless `found` is one of `allowed`. */
export function oneOf<T extends string>(what: string, found: string, allowed: readonly T[], hint = ''): T {
  const same = allowed.find((each) => each === found);
  if (same === undefined) throw new Refusal(`${what} is "${found}"; allowed: ${allowed.join(', ')}.${hint}`);
  return same;
}

/** A string as our sources spell it. */
export const literal = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
