/** How the portal, the server and the tests are built: one configuration, three outputs. */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { appFiles } from './generators/build/app-files.ts';
import { chunkGroups } from './generators/build/chunk-groups.ts';
import { compressedFiles } from './generators/build/compressed-files.ts';
import { developmentServer } from './generators/build/development-server.ts';
import { packingWithoutWorkers } from './generators/build/packing-without-workers.ts';
import { screenIndex } from './generators/build/screen-index.ts';
import { validators } from './generators/validators/plugin.ts';
import { firstPagePlugin } from './src/shell/start/first-page.plugin.ts';

const root = import.meta.dirname;
const folder = (path: string): string => resolve(root, path);

/** One more than the processors of a small machine: each waits now and then, for a database, a browser or a program. */
const nodeWorkers = 3;

/** What comes is waited for as long as a busy machine needs; only what fails waits to the end. */
const patiently = { poll: { timeout: 30_000 } };

export default defineConfig(async ({ mode, isSsrBuild, command }): Promise<ViteUserConfig> => {
  if (mode === 'test') {
    // Only the tests need these, and stories are slow to load: a run of other projects goes without them.
    const { ChangedManifests } = await import('./tests/changed-manifests.ts');
    const { DearestFiles } = await import('./tests/dearest-files.ts');
    const { DearestFirst } = await import('./tests/dearest-first.ts');
    const { restingFiles } = await import('./tests/turns.ts');
    const exclude = [...restingFiles()];
    const projects = process.argv.filter((_word, index, words) => words[index - 1] === '--project');
    const tellsStories = projects.length === 0 || projects.includes('storybook');
    const stories = tellsStories ? [(await import('./.storybook/testing/test-project.ts')).storyTests()] : [];
    return {
      root,
      cacheDir: folder('.cache/vite-test'),
      plugins: [screenIndex(root), validators(root, { fixtures: true })],
      test: {
        reporters: ['default', new DearestFiles(), new ChangedManifests()],
        sequence: { sequencer: DearestFirst },
        projects: [
          {
            extends: true,
            test: {
              name: 'unit',
              // What begins fast says first what is wrong.
              sequence: { groupOrder: 1 },
              include: ['src/**/*.test.{ts,tsx}', 'manifests/**/*.test.ts', '.storybook/**/*.test.ts'],
              exclude: ['src/server/**', ...exclude],
              testTimeout: 60_000,
              // Each file has a world of its own without a process of its own, which would take longer to begin than most last.
              pool: 'vmForks',
              // Left to itself, Vitest keeps one processor free.
              maxWorkers: 2,
            },
          },
          {
            extends: true,
            test: {
              // What runs compilers, builds and other programs.
              name: 'house',
              // Of one group with those that follow, so that neither processor waits for the last file of each.
              sequence: { groupOrder: 2 },
              include: ['generators/**/*.test.ts', 'tests/{types,house,owners,bench}/**/*.test.ts'],
              exclude,
              testTimeout: 60_000,
              hookTimeout: 120_000,
              maxWorkers: nodeWorkers,
              // The product is read once for all files of a worker.
              isolate: false,
            },
          },
          {
            extends: true,
            test: {
              name: 'server',
              sequence: { groupOrder: 2 },
              include: ['src/server/**/*.test.ts', 'tests/{contract,tenancy,gates,durability}/**/*.test.ts'],
              exclude,
              globalSetup: ['tests/database/cluster.ts'],
              testTimeout: 60_000,
              hookTimeout: 120_000,
              expect: patiently,
              maxWorkers: nodeWorkers,
              // Each file starts a server of its own; only the code is shared, which takes long to load.
              isolate: false,
            },
          },
          {
            extends: true,
            test: {
              name: 'browser',
              sequence: { groupOrder: 2 },
              include: ['tests/journeys/**/*.test.ts'],
              exclude,
              globalSetup: ['tests/database/cluster.ts', 'tests/journeys/browser/fixture-pages.ts'],
              testTimeout: 180_000,
              hookTimeout: 180_000,
              expect: patiently,
              maxWorkers: nodeWorkers,
              isolate: false,
            },
          },
          ...stories,
        ],
      },
    };
  }
  if (isSsrBuild) {
    return {
      root,
      // Libraries of hundreds of small modules, each of which a start would open and compile by itself.
      ssr: { noExternal: [/^(typebox|kysely|otplib|@otplib|@scure|@noble)(\/|$)/] },
      build: {
        ssr: true,
        outDir: folder('dist/server'),
        target: 'node20',
        emptyOutDir: true,
        rollupOptions: {
          input: { main: folder('src/server/main.ts'), 'invoice-worker': folder('src/server/files/invoice/worker.ts') },
          // In one folder, so that each finds the other whatever is split between them.
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    };
  }
  return {
    root: folder('src/shell/start'),
    base: '/v/',
    cacheDir: folder('.cache/vite'),
    plugins: [
      react(),
      screenIndex(root),
      validators(root),
      firstPagePlugin(folder('src/shell/start')),
      packingWithoutWorkers(),
      ...(command === 'serve' ? [developmentServer(root)] : [appFiles(root), compressedFiles()]),
    ],
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir: folder('dist/client'),
      emptyOutDir: true,
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      assetsInlineLimit: 0,
      manifest: true,
      // What the first screen needs comes as one file, most of which every screen uses.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: await chunkGroups(root) } },
      },
    },
    // Links name this port, so no other will do.
    server: { port: Number(process.env['PORT'] ?? 8080), strictPort: true, fs: { allow: [root] } },
  };
});
