/** What the screen after sign-in is made of: its manifest, and the engines or hand-written parts that show its blocks. */
import { shell } from '../../manifests/shell.ts';
import type { CustomShape } from '../../src/define/shapes/block-shapes.ts';
import { blocksIn, blocksOf } from '../../src/define/walk.ts';
import { screenFiles } from '../product/all-screens.ts';

/** Ends of file names; each stands for one module of the build. */
export function afterSignInFiles(): readonly RegExp[] {
  const found = Object.entries(screenFiles).find(([, screen]) => screen.path === shell.home);
  if (!found) throw new Error(`No screen has the address ${shell.home}, which manifests/shell.ts calls home.`);
  const [file, screen] = found;
  const files = [
    ...blocksIn(screen).map(({ block }) => `/engines/${block}/engine`),
    ...blocksOf<CustomShape>('custom', screen).map(({ name }) => `/custom/${name}/block`),
  ];
  return [file.replace(/^(\.\.\/)+/, '/').replace(/\.ts$/, ''), ...new Set(files)].map(
    (end) => new RegExp(`${end}\\.tsx?$`),
  );
}
