/** What may be on the way to a usable sign-in page, and how much of it. */
import type { Chunks, LanguageTexts, Moved, Stage } from './first-visit.ts';

const kib = 1024;
/** Goals F3 and F6. */
export const budget = { all: 135 * kib, requests: 12, growth: 2 * kib, texts: 4 * kib } as const;

/** Compressed scripts and styles at the last time somebody moved the bar. */
export interface Baseline {
  readonly start: number;
  readonly later: number;
}

/** Parts that wait until a screen needs them: by the sources of a chunk, or by a word that only they contain. */
const waiting: Readonly<Record<string, { readonly source?: RegExp; readonly word?: string }>> = {
  'the table engine': { source: /engines\/table\// },
  'the form engine': { source: /engines\/(form|wizard)\// },
  'the view engine': { source: /engines\/view\// },
  'the date picker': { source: /DatePicker/, word: '@mantine/dates' },
  rjsf: { source: /rjsf/, word: 'rjsf' },
  ajv: { source: /\/ajv/, word: 'strictSchema' },
  TypeBox: { source: /typebox/, word: '~kind' },
};

export const sum = (moved: readonly Moved[], ...stages: readonly Stage[]): number =>
  moved.filter(({ stage }) => stages.length === 0 || stages.includes(stage)).reduce((all, { bytes }) => all + bytes, 0);

export const inKib = (bytes: number): string => `${(bytes / kib).toFixed(1)} KiB`;

/** What is wrong with a visit, in words. */
export function missedGoals(
  moved: readonly Moved[],
  chunks: Chunks,
  textOf: (file: string) => string,
  baseline: Baseline,
): readonly string[] {
  const all = sum(moved);
  return [
    ...(all > budget.all ? [`The first visit moves ${inKib(all)}; at most ${inKib(budget.all)} may be moved.`] : []),
    ...(moved.length > budget.requests
      ? [`The first visit asks ${moved.length} times; at most ${budget.requests} are allowed.`]
      : []),
    ...moved.flatMap((each) => tooEarly(each, chunks, textOf)),
    ...grown('start', moved, baseline),
    ...grown('later', moved, baseline),
  ];
}

export const tooManyTexts = (languages: readonly LanguageTexts[]): readonly string[] =>
  languages
    .filter(({ bytes }) => bytes > budget.texts)
    .map(
      ({ language, bytes }) =>
        `The sign-in page loads ${inKib(bytes)} of texts in ${language}; at most ${inKib(budget.texts)} are allowed.`,
    );

function tooEarly({ file, stage }: Moved, chunks: Chunks, textOf: (file: string) => string): readonly string[] {
  if (stage === 'branding' || !file.endsWith('.js')) return [];
  const sources = Object.entries(chunks)
    .filter(([, chunk]) => chunk.file === file)
    .map(([key, chunk]) => `${key} ${chunk.src ?? ''} ${chunk.name ?? ''}`)
    .join(' ');
  return Object.entries(waiting)
    .filter(([, { source, word }]) => source?.test(sources) || (word !== undefined && textOf(file).includes(word)))
    .map(
      ([part]) => `${file} holds ${part}, which no sign-in page needs: load it with the first screen that shows it.`,
    );
}

function grown(stage: 'start' | 'later', moved: readonly Moved[], baseline: Baseline): readonly string[] {
  const now = sum(moved, stage);
  if (now - baseline[stage] <= budget.growth) return [];
  return [
    `Scripts and styles of "${stage}" grew from ${inKib(baseline[stage])} to ${inKib(now)}. Find out why; if it is worth it, write ${now} as "${stage}" into generators/size/baseline.json.`,
  ];
}
