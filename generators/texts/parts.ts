/** The part of the catalogues in which each text stands: it is loaded with what says it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { sourceFiles } from '../product/source-files.ts';
import { signInTexts } from './sign-in-texts.ts';
import type { Texts } from './texts.ts';

/**
 * `first-page`: what the page says that everybody gets first · `shared`: frame, engines, and what several areas say · a folder of
 * manifests/screens: what its screens alone say · `server`: mails, papers, errors, the log · `reference`: layouts and enumerations.
 */
export type Part = string;

/** Never loaded by a browser. */
export const serverParts: readonly Part[] = ['server', 'reference'];

const screens = 'manifests/screens/';

/** Of every text its part. */
export function partsOf(root: string, texts: Texts): ReadonlyMap<string, Part> {
  const onPage = signInTexts(root);
  const areaOf = areas(root);
  return new Map(
    [...texts].map(([text, places]) => {
      if (onPage.has(text)) return [text, 'first-page'];
      const homes = new Set(places.flatMap(areaOf));
      const inBrowser = [...homes].filter((home) => !serverParts.includes(home));
      const [only = homes.has('server') ? 'server' : 'reference', ...more] = inBrowser;
      return [text, more.length ? 'shared' : only];
    }),
  );
}

/** The parts of whatever says a text at a place: of what is written by hand, the areas whose screens show it. */
function areas(root: string): (place: string) => readonly Part[] {
  const byHand = homesByHand(root);
  const errors = errorsInBrowser(root);
  return (place) => {
    const file = place.replace(/:\d+$/, '');
    if (file.startsWith(screens)) return [file.slice(screens.length).split('/')[0] ?? 'shared'];
    if (file.startsWith('src/custom/')) return byHand.get(file) ?? ['shared'];
    if (file.startsWith('src/server/layouts/reference')) return ['reference'];
    if (file.startsWith('src/server/') || file === 'manifests/operations') return ['server'];
    if (file.startsWith('src/rules/errors/')) return [errors.has(file) ? 'shared' : 'server'];
    return ['shared'];
  };
}

/** Hand-written blocks are named by the screens that show them; what the frame shows as well is shared. */
function homesByHand(root: string): ReadonlyMap<string, readonly Part[]> {
  const homes = new Map<string, Set<Part>>();
  const reach = (start: string, part: Part): void => {
    const waiting = [start];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const known = homes.get(file) ?? new Set();
      if (known.has(part)) continue;
      homes.set(file, known.add(part));
      waiting.push(...importsOf(root, file).filter((each) => each.startsWith('src/custom/')));
    }
  };
  for (const file of sourceFiles(root, 'src/shell'))
    for (const each of importsOf(root, file)) if (each.startsWith('src/custom/')) reach(each, 'shared');
  for (const area of readdirSync(join(root, screens)))
    for (const file of sourceFiles(root, `${screens}${area}`))
      for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(/\bcustom\('([\w/-]+)'/g))
        reach(`src/custom/${name}/block.tsx`, area);
  return new Map([...homes].map(([file, parts]) => [file, parts.has('shared') ? ['shared'] : [...parts]]));
}

/** Files of errors that a room of the browser says by itself; what the server answers comes in words. */
function errorsInBrowser(root: string): ReadonlySet<string> {
  const files = sourceFiles(root, 'src').filter((file) => !/^src\/(server|rules\/errors)\/|\.test\.tsx?$/.test(file));
  return new Set(files.flatMap((file) => importsOf(root, file)).filter((file) => file.startsWith('src/rules/errors/')));
}

/** What a file imports of ours, now or later, from the root. */
function importsOf(root: string, file: string): readonly string[] {
  const at = join(root, file);
  if (!existsSync(at)) return [];
  const found = readFileSync(at, 'utf8').matchAll(/(?:\bfrom |\bimport\()'(\.[^']+\.tsx?)'/g);
  return [...found].map(([, path = '']) => posix.join(dirname(file), path));
}
