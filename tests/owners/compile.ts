/** Asks the compiler about many wrong manifests in one program: each is a file of its own beside the right one. */
import { typeFaults } from '../../generators/product/type-faults.ts';
import { dependentsOf, root, target, textOfFile } from './files.ts';
import type { Mutant } from './mutants.ts';

/** Answers the first fault of each mutant, undefined for those in which the compiler sees none. */
export function faultsOf(
  mutants: readonly Mutant[],
  importers: readonly string[] = [],
): readonly (string | undefined)[] {
  const own = mutants.map((mutant, index) => virtualFiles(mutant, index, importers));
  const texts = new Map(own.flatMap((files) => [...files]));
  const faults = typeFaults(root, [...texts.keys()], texts);
  return own.map((files) => faults.find(({ file }) => files.has(file))?.text);
}

/** The mutant, and copies of all that import it, so that they import the mutant. */
function virtualFiles(mutant: Mutant, index: number, importers: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const add = (file: string, text: string): void => void files.set(nameOf(file, index), text);
  const changed = importers.length ? dependentsOf(mutant.file, importers) : new Set<string>();
  const aimed = (file: string, text: string): string =>
    text.replace(/from '(\.[^']+)'/g, (whole, path: string) => {
      const aim = target(file, path);
      return aim === mutant.file || changed.has(aim)
        ? `from '${path.replace(/(\.tsx?)$/, `.mutant${index}$1`)}'`
        : whole;
    });
  add(mutant.file, mutant.text);
  for (const file of changed) add(file, aimed(file, textOfFile(file)));
  return files;
}

const nameOf = (file: string, index: number): string => file.replace(/(\.tsx?)$/, `.mutant${index}$1`);
