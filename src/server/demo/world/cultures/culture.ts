/** How a language area names people, departments, streets and jobs; written as lists that read like lists. */
import type { Language } from '../../../../rules/limits.ts';

/** A name as people write it and as it stands in an e-mail address. */
export interface Name {
  readonly written: string;
  readonly latin: string;
}

/** Family names and job titles may differ for men and women. */
export interface Pair<T> {
  readonly man: T;
  readonly woman: T;
}

export interface Culture {
  /** The language of messages and invoices. */
  readonly language: Language;
  readonly women: readonly Name[];
  readonly men: readonly Name[];
  readonly families: readonly Pair<Name>[];
  /** With `#` where the house number stands. */
  readonly streets: readonly string[];
  /** From the company down, as "IT > Service desk". */
  readonly departments: readonly (readonly string[])[];
  /** By member of JobFunction. */
  readonly titles: Readonly<Record<JobFunction, Pair<string>>>;
  /** ä becomes ae in addresses. */
  readonly umlauts: boolean;
}

export type JobFunction = 'Management' | 'Finance' | 'InformationTechnology' | 'Purchasing' | 'Sales' | 'Operations';

interface Lists {
  readonly language: Language;
  readonly women: string;
  readonly men: string;
  readonly families: string;
  readonly streets: string;
  readonly departments: string;
  readonly titles: Readonly<Record<JobFunction, string>>;
  readonly umlauts?: boolean;
}

/**
 * Lists are separated by commas; `Имя|Imya` gives the Latin form, `Nowak/Nowakowa` the man's and the woman's form.
 * A street without `#` gets its number behind it.
 */
export function culture(lists: Lists): Culture {
  const titles = Object.entries(lists.titles).map(([name, text]) => [name, pair(text, (one) => one)]);
  return {
    language: lists.language,
    women: list(lists.women).map(name),
    men: list(lists.men).map(name),
    families: list(lists.families).map((text) => pair(text, name)),
    streets: list(lists.streets).map((text) => (text.includes('#') ? text : `${text} #`)),
    departments: list(lists.departments).map((text) => text.split('>').map((part) => part.trim())),
    titles: Object.fromEntries(titles),
    umlauts: lists.umlauts ?? false,
  };
}

const list = (text: string): string[] => text.split(',').map((part) => part.trim());

const name = (text: string): Name => {
  const [written = '', latin = written] = text.split('|');
  return { written, latin };
};

function pair<T>(text: string, read: (part: string) => T): Pair<T> {
  const [man = '', woman = man] = text.split('/');
  return { man: read(man), woman: read(woman) };
}
