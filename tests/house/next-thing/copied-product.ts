/** A copy of the product in a folder of its own, to which a test adds files that only it knows. */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, runnerImport, type ViteDevServer } from 'vite';
import { root } from '../files.ts';

export interface CopiedProduct {
  readonly folder: string;
  /** Writes files by their path from the root. */
  add(files: Readonly<Record<string, string>>): void;
  /** A module of the copy, read anew. */
  load<T>(file: string): Promise<T>;
  /** A server of the copy, whose modules know each other and may have styles; who opens it closes it. */
  serve(): Promise<ViteDevServer>;
  remove(): void;
}

export function copyProduct(): CopiedProduct {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portolan-newcomer-')));
  for (const name of ['src', 'manifests', 'generators', '.storybook', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    add(files) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
    },
    load: async <T>(file: string) =>
      (await runnerImport<T>(join(folder, file), { root: folder, configFile: false, logLevel: 'error' })).module,
    serve: () =>
      createServer({
        ...{ root: folder, configFile: false, logLevel: 'error', appType: 'custom' },
        server: { middlewareMode: true, watch: null, ws: false },
        optimizeDeps: { noDiscovery: true },
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
