/** What the compiler says of this folder, with other texts where wanted. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sourceFiles } from '../../generators/product/source-files.ts';
import { type TypeFault, typeFaults } from '../../generators/product/type-faults.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const here = 'tests/types';

/** Checks this folder; `change` may give another text for a file, in memory only. */
export function check(change: (file: string, text: string) => string): readonly TypeFault[] {
  const files = sourceFiles(root, here);
  const texts = files.map((file) => [file, change(file, readFileSync(`${root}${file}`, 'utf8'))] as const);
  return typeFaults(root, files, new Map(texts));
}
