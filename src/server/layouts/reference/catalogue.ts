/** All reference data of the product: the files of `layouts/` and `enumerations/`. */
import type { Enumeration } from './enumeration.ts';
import type { Layout } from './layout.ts';

export const layouts: readonly Layout[] = Object.values(
  import.meta.glob<Layout>('./layouts/*.ts', { eager: true, import: 'default' }),
);

export const enumerations: readonly Enumeration[] = Object.values(
  import.meta.glob<Enumeration>('./enumerations/*.ts', { eager: true, import: 'default' }),
);
