/** Runs wrong manifests in memory, as the commands would load them from their files. */

import { dirname, posix } from 'node:path';
import * as typebox from 'typebox';
import ts from 'typescript';
import { dependentsOf, manifestFiles, textOfFile } from './files.ts';
import type { Mutant } from './mutants.ts';

type Module = Readonly<Record<string, unknown>>;

/** Everything that manifests may import which is no manifest. */
const outside: Readonly<Record<string, Module>> = Object.fromEntries(
  Object.entries(import.meta.glob<Module>(['../../src/{define,rules}/**/*.ts', '!**/*.test.ts'], { eager: true })).map(
    ([path, module]) => [path.replace('../../', ''), module],
  ),
);
const right = new Map<string, Module>();
const compiled = new Map<string, string>();

const javaScript = (text: string): string =>
  ts.transpileModule(text, { compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 } })
    .outputText;

/** What the manifest exports when this mutant stands in the place of its file. */
export function evaluate(
  mutant: Mutant,
  file: string,
  own = new Map<string, Module>(),
  changed = changedBy(mutant),
): Module {
  const known = changed.has(file) ? own : right;
  const before = known.get(file);
  if (before) return before;
  const module = { exports: {} as Module };
  known.set(file, module.exports);
  const require = (path: string): Module => {
    if (path === 'typebox') return typebox as Module;
    const target = path === '#define' ? 'src/define/manifest.ts' : posix.join(dirname(file), path);
    if (target.startsWith('manifests/')) return evaluate(mutant, target, own, changed);
    const found = outside[target];
    if (!found) throw new Error(`${file} imports ${path}, which leads to nothing`);
    return found;
  };
  // A registry by folder is filled with its files, as the bundler would.
  const glob = (pattern: string) => {
    const folder = posix.join(dirname(file), posix.dirname(pattern));
    const files = manifestFiles.filter((each) => dirname(each) === folder);
    return Object.fromEntries(files.map((each) => [each, evaluate(mutant, each, own, changed)['default']]));
  };
  const code = codeOf(mutant, file).replaceAll('import.meta.glob', 'glob');
  new Function('module', 'exports', 'require', 'glob', code)(module, module.exports, require, glob);
  known.set(file, module.exports);
  return module.exports;
}

/** The file of the mutant, and all files that import it. */
export const changedBy = ({ file }: Mutant): ReadonlySet<string> =>
  new Set([file, ...dependentsOf(file, manifestFiles)]);

function codeOf(mutant: Mutant, file: string): string {
  if (file === mutant.file) return javaScript(mutant.text);
  const code = compiled.get(file) ?? javaScript(textOfFile(file));
  compiled.set(file, code);
  return code;
}
