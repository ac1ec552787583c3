/** How an open page of the development server takes over screens that were saved, with all that is typed in it. */

export interface ScreenRow {
  readonly facts: object;
  /** The manifest, from the root of the disk. */
  readonly file: string;
}

/** Carries the facts of all screens to the page. */
export const factsMessage = 'screens:facts';

/** Told to the shell inside the page; its detail says what has changed: what a screen shows, its facts, or the routes. */
export const changeEvent = 'screens-changed';

/** What the page has to do about its routes: nothing, make them anew with those that came, or begin anew because one is gone. */
export function routeChange(before: readonly ScreenRow[], after: readonly ScreenRow[]): 'none' | 'more' | 'others' {
  const [were, are] = [before, after].map((rows) => rows.map((row) => JSON.stringify(routeOf(row)))) as [
    string[],
    string[],
  ];
  if (!were.every((route) => are.includes(route))) return 'others';
  return were.length === are.length ? 'none' : 'more';
}

function routeOf({ file, facts }: ScreenRow): readonly unknown[] {
  const { path, layout, access, hasHeader, tab } = facts as Readonly<Record<string, unknown>>;
  return [file, path, layout, access, hasHeader, tab !== undefined];
}

/**
 * The index of screens that accepts its manifests anew: a saved one is handed out from then on. It accepts itself as well, for
 * a file that is new; whoever holds the list keeps the same one.
 */
export const developmentModule = (rows: readonly ScreenRow[]): string => `
const fresh = {};
const row = (facts, file, load) => ({ ...facts, load: () => (fresh[file] ? Promise.resolve(fresh[file]) : load()) });
const rows = [
${rows.map(({ facts, file }) => `row(${JSON.stringify(facts)}, ${JSON.stringify(file)}, () => import(${JSON.stringify(file)}))`).join(',\n')}
];
const known = import.meta.hot?.data.screens;
export const screens = known ?? rows;
if (import.meta.hot) import.meta.hot.data.screens = screens;
const files = ${JSON.stringify(rows.map(({ file }) => file))};
const tell = (detail) => window.dispatchEvent(new CustomEvent(${JSON.stringify(changeEvent)}, { detail }));
if (import.meta.hot) {
  import.meta.hot.accept([${rows.map(({ file }) => JSON.stringify(file)).join(', ')}], (modules) => {
    modules.forEach((module, index) => {
      if (module) fresh[files[index]] = module;
    });
    tell('body');
  });
  import.meta.hot.on(${JSON.stringify(factsMessage)}, (rows) => {
    rows.forEach(({ facts }, index) => {
      for (const name of ['menu', 'tab', 'needs']) delete screens[index][name];
      Object.assign(screens[index], facts);
    });
    tell('facts');
  });
  import.meta.hot.accept();
}
if (known) {
  known.splice(0, known.length, ...rows);
  tell('routes');
}
`;
