/** How the portal, the server and the tests are built: one configuration, three outputs. */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { compressedFiles } from './generators/compressed-files.ts';
import { developmentServer } from './generators/development-server.ts';
import { screenIndex } from './generators/screen-index.ts';
import { firstPagePlugin } from './src/shell/first-page.plugin.ts';

const root = import.meta.dirname;
const folder = (path: string): string => resolve(root, path);

export default defineConfig(async ({ mode, isSsrBuild, command }): Promise<ViteUserConfig> => {
  if (mode === 'test') {
    // Only the tests need these, and they are slow to load.
    const { storyTests } = await import('./.storybook/test-project.ts');
    return {
      root,
      cacheDir: folder('.cache/vite-test'),
      plugins: [screenIndex(root)],
      test: {
        projects: [
          {
            extends: true,
            test: {
              name: 'unit',
              include: [
                'src/**/*.test.{ts,tsx}',
                'manifests/**/*.test.ts',
                'generators/**/*.test.ts',
                '.storybook/**/*.test.ts',
                'tests/*.test.ts',
                'tests/{types,house}/**/*.test.ts',
              ],
              exclude: ['src/server/**'],
              testTimeout: 60_000,
            },
          },
          {
            extends: true,
            test: {
              name: 'server',
              include: ['src/server/**/*.test.ts', 'tests/{contract,tenancy,gates,durability}/**/*.test.ts'],
              globalSetup: ['tests/database/cluster.ts'],
              testTimeout: 60_000,
              hookTimeout: 120_000,
              maxWorkers: 2,
            },
          },
          {
            extends: true,
            test: {
              name: 'browser',
              include: ['tests/journeys/**/*.test.ts'],
              globalSetup: ['tests/database/cluster.ts'],
              testTimeout: 90_000,
              hookTimeout: 180_000,
              fileParallelism: false,
            },
          },
          storyTests(),
        ],
      },
    };
  }
  if (isSsrBuild) {
    return {
      root,
      build: {
        ssr: true,
        outDir: folder('dist/server'),
        target: 'node20',
        emptyOutDir: true,
        rollupOptions: { input: folder('src/server/main.ts'), output: { entryFileNames: 'main.js' } },
      },
    };
  }
  return {
    root: folder('src/shell'),
    base: '/v/',
    cacheDir: folder('.cache/vite'),
    plugins: [
      react(),
      screenIndex(root),
      firstPagePlugin(folder('src/shell')),
      ...(command === 'serve' ? [developmentServer(root)] : [compressedFiles()]),
    ],
    html: { cspNonce: '__CSP_NONCE__' },
    build: { outDir: folder('dist/client'), emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, manifest: true },
    server: { port: Number(process.env['PORT'] ?? 8080), fs: { allow: [root] } },
  };
});
