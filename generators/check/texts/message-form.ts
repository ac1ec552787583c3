/** Texts and translations in ICU form can be read, and a plural says what its language tells apart. */
import { IntlMessageFormat } from 'intl-messageformat';
import { catalogueFile } from '../../texts/catalogues.ts';
import type { Finding, Rule } from '../findings.ts';

export const rule: Rule = ({ texts, catalogues, source }) => [
  ...[...texts].flatMap(([text, [place = 'src']]) =>
    faultsOf(text, 'en').map((fault) => ({ ...placed(place), text: `The text "${text}" ${fault}` })),
  ),
  ...Object.entries(catalogues).flatMap(([language, messages]) =>
    Object.entries(messages).flatMap(([text, translation]) =>
      faultsOf(translation, language).map((fault) => ({
        ...translated(language, text, source),
        text: `The translation of "${text}" ${fault}`,
      })),
    ),
  ),
];

/** A place is a file, or a file and its line. */
function placed(place: string): Pick<Finding, 'file' | 'line'> {
  const [file = place, line] = place.split(':');
  return line === undefined ? { file } : { file, line: Number(line) };
}

/** Where the translation of a text stands. */
export function translated(
  language: string,
  text: string,
  source: (file: string) => string | undefined,
): Pick<Finding, 'file' | 'line'> {
  const key = `${JSON.stringify(text)}:`;
  const ofPage = catalogueFile(language, 'sign-in');
  const file = source(ofPage)?.includes(key) ? ofPage : catalogueFile(language);
  const line = (source(file) ?? '').split('\n').findIndex((each) => each.includes(key)) + 1;
  return line > 0 ? { file, line } : { file };
}

function faultsOf(message: string, language: string): readonly string[] {
  if (!/[{}]/.test(message)) return [];
  // Without a plural or a choice only names are filled in.
  if (!/\{\s*\w+\s*,/.test(message))
    return /[{}]/.test(message.replace(/\{\w+\}/g, ''))
      ? ['has a brace that is not closed, or not opened. A parameter stands as {name}.']
      : [];
  try {
    return missingCategories(
      new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst(),
      language,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return [
      `cannot be read (${reason}). A plural stands as {count, plural, one {# row} other {# rows}}, a choice as {state, select, open {Open} other {Closed}}.`,
    ];
  }
}

interface Part {
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
  readonly pluralType?: 'cardinal' | 'ordinal';
}

/** What a language tells apart where it counts: Polish 1, 2 and 5. What is never a whole number is not asked for. */
function missingCategories(parts: readonly unknown[], language: string): readonly string[] {
  return (parts as readonly Part[]).flatMap(({ value, options, pluralType: type }) => {
    if (!options) return [];
    const inner = Object.values(options).flatMap((option) => missingCategories(option.value, language));
    if (!type) return inner;
    const rules = new Intl.PluralRules(language, { type });
    const wanted = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    const missing = [...wanted].filter((category) => !Object.hasOwn(options, category));
    return missing.length
      ? [...inner, `counts by {${String(value)}} without "${missing.join('", "')}", which this language tells apart.`]
      : inner;
  });
}
