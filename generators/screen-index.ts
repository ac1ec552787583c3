/**
 * `virtual:screens`: what router, menus and gates need of every screen, without the screens themselves.
 * Each screen stays a chunk of its own that is loaded when it is opened.
 */
import { join, resolve } from 'node:path';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import type { Screen } from '../src/define/screen.ts';

const id = 'virtual:screens';
const resolved = `\0${id}`;

interface Readers {
  readonly screenFiles: Readonly<Record<string, Screen>>;
  readonly describeScreen: (screen: Screen) => object;
}

export function screenIndex(root: string): Plugin {
  const read = async (): Promise<string> => {
    const { module, dependencies } = await runnerImport<Readers>(join(root, 'generators/screen-facts.ts'), {
      root,
      configFile: false,
    });
    watched = new Set(dependencies.map((file) => resolve(root, file)));
    const rows = Object.entries(module.screenFiles).map(([file, screen]) => {
      const facts = JSON.stringify(module.describeScreen(screen));
      const path = resolve(root, 'generators', file);
      return `{ ...${facts}, load: () => import(${JSON.stringify(path)}) }`;
    });
    return `export const screens = [\n${rows.join(',\n')}\n];\n`;
  };
  let watched = new Set<string>();
  const refresh = (server: ViteDevServer, file: string): void => {
    if (!watched.has(file) && !file.startsWith(join(root, 'manifests/screens'))) return;
    const module = server.moduleGraph.getModuleById(resolved);
    if (module) server.moduleGraph.invalidateModule(module);
  };
  return {
    name: 'screen-index',
    resolveId: (source) => (source === id ? resolved : undefined),
    load: async (source) => (source === resolved ? read() : undefined),
    configureServer: (server) => {
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => refresh(server, file));
      server.watcher.add(join(root, 'manifests'));
    },
  };
}
