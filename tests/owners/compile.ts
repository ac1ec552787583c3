/** Asks the compiler about many wrong manifests in one program: each is a file of its own beside the right one. */
import { join } from 'node:path';
import ts from 'typescript';
import { dependentsOf, filesIn, manifestFiles, root, target, textOfFile } from './files.ts';
import type { Mutant } from './mutants.ts';

/** Answers the first fault of each mutant, undefined for those in which the compiler sees none. */
export function faultsOf(
  mutants: readonly Mutant[],
  importers: readonly string[] = [],
): readonly (string | undefined)[] {
  const own = mutants.map((mutant, index) => virtualFiles(mutant, index, importers));
  const texts = new Map(own.flatMap((files) => [...files]));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root, { incremental: false });
  delete options.tsBuildInfoFile;
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  const kinds = [
    ...filesIn('src/rules/kinds').filter((file) => /\/[A-Z]\w*\.ts$/.test(file)),
    ...filesIn('src/rules/errors'),
  ].map((file) => join(root, file));
  // Names of menus and values of the session; beside handlers, what the server keeps.
  const merging = [...manifestFiles, ...(importers.length ? filesIn('src/server') : [])]
    .filter((file) => textOfFile(file).includes('declare module'))
    .map((file) => join(root, file));
  const program = ts.createProgram([...texts.keys(), ...kinds, ...merging], options, host);
  return own.map((files) => {
    for (const file of files.keys()) {
      const source = program.getSourceFile(file);
      const [fault] = source
        ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
        : [];
      if (fault) return ts.flattenDiagnosticMessageText(fault.messageText, ' ');
    }
    return undefined;
  });
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

const nameOf = (file: string, index: number): string => join(root, file).replace(/(\.tsx?)$/, `.mutant${index}$1`);
