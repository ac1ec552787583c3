/** What is wrong with one translation beside its English text: form, parameters, tags, plurals, quotes, white space. */
import { IntlMessageFormat } from 'intl-messageformat';
import { parametersOf } from './parameters.ts';

/** Around words or as an apostrophe; before a brace a straight one says that the brace is meant as it stands. */
const straightQuotes = /"|\p{L}'\p{L}|(?<![\p{L}\d{}])'[\p{L}\d]/u;

/** In words that follow 'The translation of "…" '. */
export const translationFaults = (text: string, translation: string, language: string): readonly string[] =>
  translation === ''
    ? []
    : [
        ...formFaults(translation, language),
        ...otherParameters(text, translation),
        ...otherTags(text, translation),
        ...otherEnds(text, translation),
        ...(straightQuotes.test(translation) ? ['has straight quotes where its language has its own.'] : []),
      ];

/** What an English text or a translation cannot be read for. */
export function formFaults(message: string, language: string): readonly string[] {
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

/** What a language tells apart where it counts: Polish 1, 2 and 5, French a million. */
function missingCategories(parts: readonly unknown[], language: string): readonly string[] {
  return (parts as readonly Part[]).flatMap(({ value, options, pluralType: type }) => {
    if (!options) return [];
    const inner = Object.values(options).flatMap((option) => missingCategories(option.value, language));
    if (!type) return inner;
    const wanted = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
    const missing = wanted.filter((category) => !Object.hasOwn(options, category));
    return missing.length
      ? [...inner, `counts by {${String(value)}} without "${missing.join('", "')}", which this language tells apart.`]
      : inner;
  });
}

function otherParameters(text: string, translation: string): readonly string[] {
  const wanted = parametersOf(text);
  const found = parametersOf(translation);
  if (wanted.join() === found.join()) return [];
  return [`has ${list(found)} where the text has ${list(wanted)}.`];
}

const list = (names: readonly string[]): string =>
  names.length ? names.map((name) => `{${name}}`).join(', ') : 'no parameter';

const tagsOf = (text: string): readonly string[] => (text.match(/<\/?[a-z][\w-]*\/?>/gi) ?? []).sort();

const otherTags = (text: string, translation: string): readonly string[] =>
  tagsOf(text).join() === tagsOf(translation).join()
    ? []
    : [`has ${tagsOf(translation).join(' ') || 'no tag'} where the text has ${tagsOf(text).join(' ') || 'none'}.`];

/** Sentences are put together: a blank at an end stands there on purpose, or is a slip. */
const otherEnds = (text: string, translation: string): readonly string[] =>
  (['^\\s*', '\\s*$'] as const).every((end) => {
    const [wanted = ''] = new RegExp(end).exec(text) ?? [];
    const [found = ''] = new RegExp(end).exec(translation) ?? [];
    return wanted === found;
  })
    ? []
    : ['begins or ends with other white space than the text.'];
