/**
 * `virtual:screens`: what router, menus and gates need of every screen, without the screens themselves.
 * Each screen stays a chunk of its own that is loaded when it is opened. While developing, a saved manifest takes the
 * place of the old one in the open page (`screen-updates.ts`).
 */
import { join, resolve } from 'node:path';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { developmentModule, factsMessage, routeChange, type ScreenRow } from './screen-updates.ts';

const id = 'virtual:screens';
const resolved = `\0${id}`;

type Readers = typeof import('./screen-facts.ts');

export function screenIndex(root: string): Plugin {
  let watched = new Set<string>();
  let known = '';
  let last: readonly ScreenRow[] = [];
  let developing = false;
  const read = async (): Promise<readonly ScreenRow[]> => {
    const { module, dependencies } = await runnerImport<Readers>(join(root, 'generators/build/screen-facts.ts'), {
      root,
      configFile: false,
    });
    watched = new Set(dependencies.map((file) => resolve(root, file)));
    const rows = module
      .allFacts()
      .map(({ facts, file }) => ({ facts, file: resolve(root, 'generators/product', file) }));
    known = JSON.stringify(rows);
    last = rows;
    return rows;
  };
  const isManifest = (file: string) => watched.has(file) || file.startsWith(join(root, 'manifests/screens'));
  const forget = (server: ViteDevServer): void => {
    const module = server.moduleGraph.getModuleById(resolved);
    if (module) server.moduleGraph.invalidateModule(module);
  };
  /** The page has the new screen already; title, menu, tab or gate follow when they are others than before. */
  const tellFacts = async (server: ViteDevServer): Promise<void> => {
    const [before, rowsBefore] = [known, last];
    const rows = await read();
    if (known === before) return;
    forget(server);
    const module = server.moduleGraph.getModuleById(resolved);
    const change = routeChange(rowsBefore, rows);
    if (change === 'others') server.ws.send({ type: 'full-reload' });
    else if (change === 'more' && module) await server.reloadModule(module);
    else server.ws.send({ type: 'custom', event: factsMessage, data: rows });
  };
  return {
    name: 'screen-index',
    config: (_config, { command, mode }) => {
      developing = command === 'serve' && mode === 'development';
    },
    resolveId: (source) => (source === id ? resolved : undefined),
    load: async (source) => {
      if (source !== resolved) return undefined;
      const rows = await read();
      return developing ? developmentModule(rows) : productModule(rows);
    },
    configureServer: (server) => {
      let pending: NodeJS.Timeout | undefined;
      const later = (): void => {
        clearTimeout(pending);
        // What is seen goes first: reading all manifests takes longer than showing one of them.
        pending = setTimeout(() => tellFacts(server).catch((error) => server.config.logger.error(String(error))), 300);
      };
      server.watcher.on('change', (file) => {
        if (!isManifest(file)) return;
        if (developing) later();
        else forget(server);
      });
      for (const event of ['add', 'unlink'] as const)
        server.watcher.on(event, (file) => {
          if (!isManifest(file)) return;
          forget(server);
          if (developing) later();
        });
      server.watcher.add(join(root, 'manifests'));
    },
  };
}

const productModule = (rows: readonly ScreenRow[]): string =>
  `export const screens = [\n${rows
    .map(({ facts, file }) => `{ ...${JSON.stringify(facts)}, load: () => import(${JSON.stringify(file)}) }`)
    .join(',\n')}\n];\n`;
