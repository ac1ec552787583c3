/** Storybook of Portolan: every field kind with its examples and every screen in its states, none of them written by hand. */
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { screenIndex } from '../generators/build/screen-index.ts';
import { validators } from '../generators/validators/plugin.ts';
import { indexer } from './indexing/indexer.ts';
import { stories } from './indexing/stories-plugin.ts';
import { root, storyGlobs } from './indexing/story-files.ts';

const config: StorybookConfig = {
  // The portal's own configuration starts a server and has another base; Storybook gets an empty one.
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: storyGlobs,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  experimental_indexers: (existing) => [indexer, ...(existing ?? [])],
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    // Packages that only a late chunk imports are found before the first story is opened; else the page loads anew.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['src/{ui,fields,engines,client,custom,shell}/**/*.{ts,tsx}', '!**/*.test.*'],
      // The preview imports the first, compiled validators the others; no scan finds them.
      include: ['axe-core', 'ajv/dist/runtime/ucs2length', 'ajv/dist/runtime/equal', 'ajv-formats/dist/formats'],
    },
    plugins: [...(vite.plugins ?? []), react(), screenIndex(root), validators(root, { fixtures: true }), stories()],
  }),
};

export default config;
