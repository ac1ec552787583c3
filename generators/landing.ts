/** What the screen after sign-in is made of: its manifest, and the engines or hand-written parts that show its blocks. */
import { shell } from '../manifests/shell.ts';
import { screenFiles } from './all-screens.ts';
import { blocksOf } from './parts.ts';

/** Ends of file names; each stands for one module of the build. */
export function landingFiles(): readonly RegExp[] {
  const found = Object.entries(screenFiles).find(([, screen]) => screen.path === shell.home);
  if (!found) throw new Error(`No screen has the address ${shell.home}, which manifests/shell.ts calls home.`);
  const [file, screen] = found;
  const files = blocksOf(screen).map((block) =>
    // An engine is a folder, or a file in the folder of its family.
    block.block === 'custom' ? `/custom/${block.name}/block` : `/engines/(${block.block}/render|\\w+/${block.block})`,
  );
  return [file.replace(/^\.\./, '').replace(/\.ts$/, ''), ...new Set(files)].map((end) => new RegExp(`${end}\\.tsx?$`));
}
