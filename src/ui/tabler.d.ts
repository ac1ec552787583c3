/** Tabler ships no types for its single icon files; importing them one by one keeps dev start and tests fast. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  export default icon;
}
