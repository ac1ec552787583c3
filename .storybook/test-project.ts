/** The stories as tests: each is rendered in Chromium and looked through by axe, once in the light scheme and once in the dark. */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromium } from '../generators/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the toolbar says when a test begins; the name is Storybook's. */
    'storybook/test-initial-globals': Readonly<Record<string, string>>;
  }
}

const inScheme = (scheme: string) => ({
  browser: 'chromium' as const,
  name: `stories in ${scheme}`,
  provide: { 'storybook/test-initial-globals': { scheme } },
});

export const storyTests = (): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'storybook',
    sequence: { groupOrder: 4 },
    // One page for all files: most of the time would go into opening pages, and pages in the background stand still.
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromium }),
      instances: [inScheme('light'), inScheme('dark')],
    },
  },
});
