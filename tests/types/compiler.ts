/** What the compiler says of this folder, with other texts where wanted. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type TypeFault, typeFaults } from '../../generators/product/type-faults.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const here = 'tests/types';

/** Checks this folder; `change` may give another text for a file, in memory only. */
export function check(change: (file: string, text: string) => string): readonly TypeFault[] {
  const files = readdirSync(`${root}${here}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${here}/${file.replaceAll('\\', '/')}`);
  const texts = files.map((file) => [file, change(file, readFileSync(`${root}${file}`, 'utf8'))] as const);
  return typeFaults(root, files, new Map(texts));
}
