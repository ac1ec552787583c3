/** When the manifests cannot even be loaded: what the compiler says of them, each with file and line, never a stack trace. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Finding, printed } from '../check/findings.ts';
import { sourceFiles } from '../product/source-files.ts';
import { didYouMean } from '../product/spelling.ts';
import { typeFaults } from '../product/type-faults.ts';
import { plainFault } from './plain-fault.ts';

const root = join(import.meta.dirname, '../..');

/** Prints what is wrong; answers true, as a check that found something. */
export function run([words = '']: readonly string[]): boolean {
  const found = compilerFindings();
  const findings = found.length > 0 ? found : [placeIn(words)];
  for (const finding of findings) console.error(printed(finding));
  console.error(`\n${findings.length} to mend before the manifests can be read.`);
  return true;
}

/** @param texts What stands in a file instead of what is on the disk, by its path from the root. */
export function compilerFindings(texts: ReadonlyMap<string, string> = new Map()): readonly Finding[] {
  const files = new Set([...sourceFiles(root, 'manifests'), ...texts.keys()]);
  const faults = typeFaults(root, [...files], texts).filter(({ code }) => code !== neverRead);
  // A missing comma makes everything behind it look wrong: the first place is the one to mend.
  const syntax = faults.filter(({ code }) => code < 2000);
  const first = syntax.filter(({ file }, index) => syntax.findIndex((each) => each.file === file) === index);
  return (syntax.length > 0 ? first : faults).map(({ file, line, text: whole }) => {
    const text = plainFault(whole);
    return { file, line, text: text + nearestFile(join(root, file), text) };
  });
}

/** What is imported and not used follows from the mistake. */
const neverRead = 6133;

/** ' Did you mean "SearchAccounts.ts"?' for an import that leads to no file. */
function nearestFile(from: string, text: string): string {
  const [, path] = /^Cannot find module '(\.[^']+)'/.exec(text) ?? [];
  const folder = path && resolve(dirname(from), dirname(path));
  return path && folder && existsSync(folder) ? didYouMean(basename(path), readdirSync(folder)) : '';
}

/** The compiler sees nothing: the place that the failure itself names. */
export function placeIn(words: string): Finding {
  const text = plainFault(words);
  const [, file, line] = /(manifests\/[\w./-]+\.ts):(\d+)/.exec(words) ?? [];
  return file ? { file, line: Number(line), text } : { file: 'manifests', text };
}
