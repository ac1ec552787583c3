/** How the page of the fixtures is built, as the command line of Vite reads it. */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { screenIndex } from '../../../generators/build/screen-index.ts';
import { validators } from '../../../generators/validators/plugin.ts';

const root = resolve(import.meta.dirname, '../../..');

export default defineConfig({
  root: resolve(root, 'tests/fixtures/page'),
  cacheDir: resolve(root, '.cache/vite-fixture'),
  plugins: [react(), screenIndex(root), validators(root, { fixtures: true })],
  build: { emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
});
