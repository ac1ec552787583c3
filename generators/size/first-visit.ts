/** What the first visit of the sign-in page moves over the wire, read from the page and from Vite's list of chunks. */

/** The part of Vite's manifest that says what belongs together. */
export interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Chunks = Readonly<Record<string, Chunk>>;

/** page: the HTML; start: what it needs to work; later: fetched when the page is idle; branding: what the tenant adds. */
export type Stage = 'page' | 'start' | 'later' | 'branding';

export interface Moved {
  readonly file: string;
  readonly stage: Stage;
  readonly bytes: number;
}

export interface Build {
  readonly page: string;
  readonly chunks: Chunks;
  /** Compressed size of a built file. */
  bytesOf(file: string): number;
  /** What the branding adds, by address. */
  readonly branding: Readonly<Record<string, number>>;
}

const base = '/v/';

export function firstVisit({ page, chunks, bytesOf, branding }: Build): readonly Moved[] {
  const start = new Set([...linked(page), ...startChunks(chunks)]);
  const later = prefetched(page).filter((file) => !start.has(file));
  return [
    { file: 'index.html', stage: 'page', bytes: bytesOf('index.html') },
    ...[...start].map((file): Moved => ({ file, stage: 'start', bytes: bytesOf(file) })),
    ...later.map((file): Moved => ({ file, stage: 'later', bytes: bytesOf(file) })),
    ...Object.entries(branding).map(([file, bytes]): Moved => ({ file, stage: 'branding', bytes })),
  ];
}

/** Scripts and styles that the page names itself. */
const linked = (page: string): readonly string[] =>
  [...page.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.(?:js|css))"/g)]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(base))
    .map((address) => address.slice(base.length));

/** Files that the page fetches when it is idle; what it fetches once somebody types is no part of the visit. */
const prefetched = (page: string): readonly string[] =>
  (/<meta name="app-core" content="([^"]*)"/.exec(page)?.[1] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((address) => address.replace(base, ''));

/** The entry with everything that it imports statically. */
function startChunks(chunks: Chunks): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string): readonly string[] => {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap(visit)];
  };
  return visit('index.html');
}

export interface LanguageTexts {
  readonly language: string;
  readonly bytes: number;
}

/** What the first page loads in each language that has a catalogue. */
export const textsOfPage = (chunks: Chunks, bytesOf: Build['bytesOf']): readonly LanguageTexts[] =>
  Object.values(chunks).flatMap(({ src, file }) => {
    const language = /locales\/([a-z]+)\/index\.ts$/.exec(src ?? '')?.[1];
    return language === undefined ? [] : [{ language, bytes: bytesOf(file) }];
  });
