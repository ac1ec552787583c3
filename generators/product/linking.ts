/** Manifests in which links and actions stand, by their files: screens, and the search of the header. */
import type { Product } from './product.ts';

export const linking = ({ screens, shell }: Product): readonly (readonly [file: string, manifest: unknown])[] => [
  ...Object.entries(screens),
  ['manifests/search.ts', shell.search],
];
