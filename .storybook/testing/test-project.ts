/**
 * The stories as tests: each is rendered in Chromium and looked through by axe, in the light scheme and in the dark. What engines
 * show everywhere is looked at on fixtures; `npm run sweep` looks at it on every screen.
 */
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromium } from '../../generators/testing/chromium.ts';
import { sweepTag } from '../indexing/story-files.ts';

/** Small screens, told of with fields and fixtures: so many that both halves end together. */
const small = '(sign-in|profile|create|terminate)';

/** Pages of the reference and of parts hold nothing that a short run looks at. */
const swept = process.env['SWEEP'] ? [] : ['.storybook/**', 'manifests/reference/**'];

/** Two halves that take the same time, each on a page of its own: opening pages takes long, and more would share two processors. */
const half = (name: string, others: readonly string[]) => ({
  browser: 'chromium' as const,
  name,
  exclude: [...others, ...swept],
});

export const storyTests = (): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [
    storybookTest({
      configDir: join(import.meta.dirname, '..'),
      tags: { include: ['test'], exclude: process.env['SWEEP'] ? [] : [sweepTag], skip: [] },
    }),
  ],
  test: {
    name: 'storybook',
    sequence: { groupOrder: 3 },
    // The first story of a page waits for all that is loaded once, on a busy machine for long.
    testTimeout: 60_000,
    // One page for all files of a half: pages in the background stand still.
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      // As in journeys and pictures: no colour is on its way to another when it is looked at.
      provider: playwright({ launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [
        half('stories of screens', ['src/**', 'tests/**', '.storybook/**', `manifests/screens/@${small}/**`]),
        half('stories of fields, fixtures and small screens', [
          'manifests/reference/**',
          `manifests/screens/!${small}/**`,
        ]),
      ],
    },
  },
});
