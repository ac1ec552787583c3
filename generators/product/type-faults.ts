/** What the compiler says of files of the product, among them such as stand nowhere yet. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript-native/unstable/sync';
import { sourceFiles } from './source-files.ts';

export interface TypeFault {
  /** From the root: 'manifests/shell.ts'. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The compiler's own number, such as 2322. */
  readonly code: number;
  /** The first sentence and those that explain it, a line each. */
  readonly text: string;
}

/**
 * Compiles the files with the options of this root and answers their faults in their order.
 * @param files From the root, those that may exist in `texts` alone.
 * @param texts What stands in a file instead of what is on the disk, by its path from the root.
 */
export function typeFaults(
  root: string,
  files: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
): readonly TypeFault[] {
  const at = (file: string): string => join(root, file).replaceAll('\\', '/');
  const config = at('tsconfig.some-files.json');
  const wanted = [...new Set([...files, ...mergingFiles(root)])].map(at);
  const own = new Map([...texts].map(([file, text]) => [at(file), text]));
  own.set(config, JSON.stringify({ extends: './tsconfig.json', include: [], files: wanted }));
  const folders = new Set([...own.keys()].flatMap(foldersOf));
  const compiler = new API({
    cwd: root,
    fs: {
      readFile: (file) => own.get(file),
      fileExists: (file) => (own.has(file) ? true : undefined),
      directoryExists: (folder) => (folders.has(folder) ? true : undefined),
    },
  });
  try {
    const program = compiler.updateSnapshot({ openProjects: [config] }).getProject(config)?.program;
    if (!program) throw new Error('The compiler does not take its settings.');
    return files.flatMap((file) =>
      // What does not parse is told first: the compiler stays silent about its types.
      [...program.getSyntacticDiagnostics(at(file)), ...program.getSemanticDiagnostics(at(file))].map((each) => ({
        file,
        line: (texts.get(file) ?? readFileSync(at(file), 'utf8')).slice(0, each.pos).split('\n').length,
        code: each.code,
        text: wholeText(each),
      })),
    );
  } finally {
    compiler.close();
  }
}

/** Kinds, errors, menus and subjects are added by declaration merging, and nobody imports their files. */
const mergingFiles = (root: string): readonly string[] =>
  ['manifests', 'src'].flatMap((folder) =>
    sourceFiles(root, folder).filter(
      (file) => !/\.test\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes('declare module'),
    ),
  );

/** '/a', '/a/b' of '/a/b/c.ts'. */
const foldersOf = (file: string): readonly string[] =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index)).filter(Boolean);

interface Message {
  readonly text: string;
  readonly messageChain?: readonly Message[] | undefined;
}

const wholeText = ({ text, messageChain = [] }: Message): string => [text, ...messageChain.map(wholeText)].join('\n');
