/** Texts of the sign-in page: of the first script, of everything that it loads at once, and of its own parts that come later. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { errorDomains } from '../../src/rules/errors/catalogue.ts';
import { textsOfFile } from './source-texts.ts';

/** The first script, and the page that stands before it runs. */
const entries = ['src/shell/start/main.ts', 'src/shell/start/first-page.tsx'];

export function signInTexts(root: string): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const [file, source] of filesOfPage(root)) {
    for (const { text } of textsOfFile(file, source)) texts.add(text);
    const errors = errorDomains[file.replace('src/rules/errors/', './')] ?? {};
    for (const text of Object.values(errors)) texts.add(text);
    for (const [, title = ''] of source.matchAll(/\bpageTitle\('([^']+)'/g)) texts.add(title);
  }
  return texts;
}

/** Files by their path from the root. The app, which the first script imports when it is wanted, has its texts elsewhere. */
function filesOfPage(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(root, file))) continue;
    const source = readFileSync(join(root, file), 'utf8');
    found.set(file, source);
    const later = file.startsWith('src/custom/') ? [...source.matchAll(/\bimport\('(\.[^']+)'\)/g)] : [];
    const imports = [...source.matchAll(/^(?:import|export) (?!type\b)[^;]*?'(\.[^']+)';$/gm), ...later];
    for (const [, path = ''] of imports) waiting.push(posix.join(dirname(file), path));
  }
  return found;
}
