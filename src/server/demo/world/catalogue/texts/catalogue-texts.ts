/** What the vendors of the demo world say of themselves and of their services: a file for each language, all alike. */
import type { Language } from '../../../../../rules/limits.ts';
import type { Category } from '../services/service.ts';

export interface ServiceText {
  /** Absent: it is called as in English. */
  readonly name?: string;
  /** One line about it. */
  readonly summary: string;
  readonly lead: string;
  /** What is in it. */
  readonly points: readonly string[];
}

export interface CatalogueTexts {
  /** By the keys of the services. */
  readonly services: Readonly<Record<string, ServiceText>>;
  /** What holds for all services of a category. */
  readonly practice: Readonly<Record<Category, string>>;
  /** Over what is in a service. */
  readonly contains: string;
  /** By prefix: who it is, and where it keeps data. */
  readonly vendors: Readonly<Record<string, { readonly about: string; readonly place: string }>>;
  /** Of {company}, which says more at {address}. */
  readonly legal: string;
  /** Fees that vendors name themselves, and what their services ask for, by the English words. */
  readonly fees?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
}

const files = import.meta.glob<CatalogueTexts>('./*.json', { eager: true, import: 'default' });

export const catalogueTexts: ReadonlyMap<Language, CatalogueTexts> = new Map(
  Object.entries(files).map(([file, texts]) => [file.slice('./'.length, -'.json'.length) as Language, texts]),
);

export type ByLanguage = Readonly<Record<string, string>>;

export const inEachLanguage = (read: (texts: CatalogueTexts) => string): ByLanguage =>
  Object.fromEntries([...catalogueTexts].map(([language, texts]) => [language, read(texts)]));

/** Texts of a language that is there. */
export function textsIn(language: Language): CatalogueTexts {
  const texts = catalogueTexts.get(language);
  if (!texts) throw new Error(`There are no texts of services in ${language}`);
  return texts;
}

/** The name of a service, which most languages leave in English. */
export const nameIn = (key: string, language: Language): string =>
  textsIn(language).services[key]?.name ?? textsIn('en').services[key]?.name ?? key;
