/** A copy of the product in a folder of its own, to which a test adds files that only it knows. */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../files.ts';

export interface CopiedProduct {
  readonly folder: string;
  /** Writes files by their path from the root; what was loaded before is read anew from then on. */
  add(files: Readonly<Record<string, string>>): void;
  /** A module by its path from the root; modules know each other, and may have styles. */
  load<T>(file: string): Promise<T>;
  remove(): Promise<void>;
}

export async function copyProduct(): Promise<CopiedProduct> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portolan-newcomer-')));
  for (const name of ['src', 'manifests', 'generators', '.storybook', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const server = await createServer({
    ...{ root: folder, configFile: false, logLevel: 'error', appType: 'custom' },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  return {
    folder,
    add(files) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
      server.moduleGraph.invalidateAll();
    },
    load: async <T>(file: string) => (await server.ssrLoadModule(`/${file}`)) as T,
    async remove() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
