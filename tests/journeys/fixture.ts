/** A fixture's page, built for the test and served to the browser without a server. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { screenIndex } from '../../generators/screen-index.ts';
import { validators } from '../../generators/validators/plugin.ts';

const root = resolve(import.meta.dirname, '../..');
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export interface Fixture {
  /** Opens the page in a browser page of the test. */
  open(page: Page, search?: string): Promise<void>;
  close(): void;
}

/** `folder` holds index.html, from the root of the repository. */
export async function buildFixture(folder: string): Promise<Fixture> {
  const outDir = mkdtempSync(join(tmpdir(), 'portolan-fixture-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: resolve(root, folder),
    plugins: [react(), screenIndex(root), validators(root, { fixtures: true })],
    cacheDir: resolve(root, '.cache/vite-fixture'),
    build: { outDir, emptyOutDir: true, target: 'es2022', minify: false },
  });
  return {
    open: async (page, search = '') => {
      await page.route('http://fixture.localhost/**', (route) => {
        const { pathname } = new URL(route.request().url());
        const file = join(outDir, pathname === '/' ? 'index.html' : pathname);
        if (!existsSync(file)) return route.fulfill({ status: 404 });
        return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? 'text/plain' });
      });
      await page.goto(`http://fixture.localhost/${search}`);
    },
    close: () => rmSync(outDir, { recursive: true, force: true }),
  };
}
