/** How the portal, the server and the tests are built: one configuration, three outputs. */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { appFiles } from './generators/build/app-files.ts';
import { compressedFiles } from './generators/build/compressed-files.ts';
import { developmentServer } from './generators/build/development-server.ts';
import { packingWithoutWorkers } from './generators/build/packing-without-workers.ts';
import { screenIndex } from './generators/build/screen-index.ts';
import { validators } from './generators/validators/plugin.ts';
import { firstPagePlugin } from './src/shell/start/first-page.plugin.ts';

const root = import.meta.dirname;
const folder = (path: string): string => resolve(root, path);

/**
 * What is loaded together stands in one chunk, so that a screen costs a few requests and not dozens. The first page's own
 * styles stay out of the groups, else it would wait for all of them.
 */
const chunkGroups = [
  {
    // What the sign-in page shares with the app: together, or it would be a request for each.
    name: 'first',
    test: /\/src\/(client\/first\/[a-z-]+|define\/contract\/capability|rules\/(brand\/(colours|branding)|access\/capabilities|errors\/(requests|sign-in)|text\/language|limits|navigation\/safe-redirect|files\/stored-image))\.ts$|vite\/preload-helper/,
    priority: 10,
    minShareCount: 2,
  },
  {
    name: 'core',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-)?(router|history|store)(-core)?|use-sync-external-store|i18next|react-i18next)\//,
    priority: 9,
  },
  {
    name: 'theme',
    test: /node_modules\/(@mantine\/core\/esm\/core\/|@mantine\/hooks\/|clsx|get-nonce).*\.m?js$/,
    priority: 8,
  },
  {
    name: 'ui',
    test: /node_modules\/(@mantine\/(?!core\/styles\/(baseline|global|UnstyledButton|Input|Loader|Popover)\.)|@floating-ui|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|@tabler|clsx|get-nonce|tslib)|\/src\/ui\/(?!base|tokens|mantine-v)/,
    priority: 7,
    minShareCount: 2,
  },
  {
    // But for what says who sees a form, which every screen asks.
    name: 'forms',
    test: /\/src\/engines\/form\/(?!kind\.ts)|node_modules\/(@rjsf|@x0k|fast-equals|fast-uri|jsonpointer|react-is|markdown-to-jsx)\//,
    priority: 7,
    minShareCount: 2,
  },
  {
    // Blocks that are small and stand together.
    name: 'blocks',
    test: /\/src\/engines\/((board|chart|count|custom|facts|links|list|stack|tabs)\/(?!kind\.ts|menu-links)|view\/engine)/,
    priority: 7,
  },
  {
    name: 'engines',
    test: /\/src\/(engines\/|fields\/|rules\/(kinds\/|format\/(?!number\.|bounded-cache)))|\/src\/rules\/fields\/(kind|field-value|defined-field|shown-when|parse-[a-z]+|value-checks|said-problem|problem-text|codes\/[a-z-]+)\.ts|\/src\/client\/query\/(query|after-write|foreign-changes)|node_modules\/@tanstack\/(react-)?query/,
    priority: 6,
    minShareCount: 2,
  },
  {
    // Each of them is small, and a request costs more. Nothing in it needs an engine, which would have to come before it.
    name: 'shared',
    test: /\/(src\/(client|define|rules)|manifests\/(entities|operations)|node_modules\/typebox)\//,
    priority: 5,
    minShareCount: 2,
  },
  {
    // Small things that the router, the frame and the page of a screen share; none of them needs one of these.
    name: 'page',
    test: /\/(manifests\/shell\.ts|src\/shell\/(routing\/(follow-href|place-before|screen-address)\.|frame\/(side-drawer|lazy\.|menus\/(menus\.module|icons)\.)|support\/(support-state|support-links)|frame\/menus\/support-links|impersonation\/(use-end|impersonation\.m)|screen\/(page-title|states\/state\.module)\.))/,
    priority: 4,
    minShareCount: 2,
  },
];

/** One more than the processors of a small machine: each waits now and then, for a database, a browser or a program. */
const nodeWorkers = 3;

/** What comes is waited for as long as a busy machine needs; only what fails waits to the end. */
const patiently = { poll: { timeout: 30_000 } };

export default defineConfig(async ({ mode, isSsrBuild, command }): Promise<ViteUserConfig> => {
  if (mode === 'test') {
    // Only the tests need these, and stories are slow to load: a run of other projects goes without them.
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
        reporters: ['default', new DearestFiles()],
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
      rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups } } },
    },
    // Links name this port, so no other will do.
    server: { port: Number(process.env['PORT'] ?? 8080), strictPort: true, fs: { allow: [root] } },
  };
});
