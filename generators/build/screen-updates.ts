/** How an open page of the development server takes over screens that were saved, with all that is typed in it. */

export interface ScreenRow {
  readonly facts: object;
  /** The manifest, from the root of the disk. */
  readonly file: string;
}

/** Carries the facts of all screens to the page. */
export const factsMessage = 'screens:facts';

/** Told to the shell inside the page; its detail says whether only what a screen shows has changed. */
export const changeEvent = 'screens-changed';

/** The index of screens that accepts its manifests anew: a saved one is handed out from then on. */
export const developmentModule = (rows: readonly ScreenRow[]): string => `
const fresh = {};
const row = (facts, file, load) => ({ ...facts, load: () => (fresh[file] ? Promise.resolve(fresh[file]) : load()) });
export const screens = [
${rows.map(({ facts, file }) => `row(${JSON.stringify(facts)}, ${JSON.stringify(file)}, () => import(${JSON.stringify(file)}))`).join(',\n')}
];
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
    // Other addresses are other routes, and those are made once.
    const sameRoutes = rows.length === files.length && rows.every(({ file, facts }, index) =>
      file === files[index] && facts.path === screens[index].path && facts.layout === screens[index].layout
        && facts.access === screens[index].access && facts.hasHeader === screens[index].hasHeader && !facts.tab === !screens[index].tab);
    if (!sameRoutes) return location.reload();
    rows.forEach(({ facts }, index) => {
      for (const name of ['menu', 'tab', 'needs']) delete screens[index][name];
      Object.assign(screens[index], facts);
    });
    tell('facts');
  });
}
`;
