/** A copy of the product with as many screens as wanted, one of which shows a mark of its manifest and one of a component. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shell } from '../../../../manifests/shell.ts';

const root = resolve(import.meta.dirname, '../../../..');
const copies = join(root, '.cache/bench/save');

/** The two kinds of edits, and the word that each of them numbers. */
export const words = { manifest: 'Mark', component: 'Part' } as const;
export type EditKind = keyof typeof words;

export interface ProductCopy {
  readonly folder: string;
  /** Writes the number into the file, as an editor that saves. */
  save(kind: EditKind, number: number): void;
  remove(): void;
}

export const firstScreen = '/bench-0';

const manifest = (index: number): string => `/** Screen ${index} of the benchmark. */
import { custom, screen, stack, table } from '#define';
import GetAccountTree from '../../operations/Account/GetAccountTree.ts';

export default screen('/bench-${index}', {
  title: 'Bench ${index}',
  body: stack(
    table(
      GetAccountTree,
      {},
      { columns: ['DisplayName', { field: 'AccountIdentificator', title: '${index === 0 ? `${words.manifest} 0` : 'Number'}' }] },
    ),
    custom('bench'),
  ),
});
`;
const component = `/** A component of the benchmark, with something typed into it that should stay. */
export default function Bench() {
  return (
    <p>
      <span>${words.component} 0</span>
      <input id="kept" />
    </p>
  );
}
`;

/** The manifests without which nobody can sign in or land anywhere. */
function neededScreens(folder: string): readonly string[] {
  const needed = ['/login', shell.home, firstScreen];
  const paths = new RegExp(`screen\\('(${needed.join('|')})['?]`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && paths.test(readFileSync(join(folder, file), 'utf8')),
  );
}

export function copyProduct(screens: number): ProductCopy {
  const folder = join(copies, `${process.pid}-${screens}`);
  rmSync(folder, { recursive: true, force: true });
  for (const name of [
    'src',
    'manifests',
    'generators',
    '.storybook',
    'vite.config.ts',
    // What the configuration names, also where it is not used.
    'tests/dearest-files.ts',
    'tests/dearest-first.ts',
    'tests/turns.ts',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const all = join(folder, 'manifests/screens');
  const needed = neededScreens(all).map((file) => file.split('/')[0]);
  for (const area of readdirSync(all)) if (!needed.includes(area)) rmSync(join(all, area), { recursive: true });
  const have = readdirSync(all, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!.*\.(block|test)\.ts$).*\.ts$/.test(file),
  ).length;
  mkdirSync(join(all, 'bench'));
  for (let index = 0; index < Math.max(1, screens - have); index += 1)
    writeFileSync(join(all, `bench/bench-${index}.ts`), manifest(index));
  mkdirSync(join(folder, 'src/custom/bench'));
  const files = { manifest: join(all, 'bench/bench-0.ts'), component: join(folder, 'src/custom/bench/block.tsx') };
  writeFileSync(files.component, component);
  return {
    folder,
    save: (kind, number) => {
      const text = readFileSync(files[kind], 'utf8');
      writeFileSync(files[kind], text.replace(new RegExp(`${words[kind]} \\d+`), `${words[kind]} ${number}`));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
