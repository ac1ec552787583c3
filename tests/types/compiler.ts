/** TypeScript's own view of this folder, with the options of the repository and, where wanted, with other texts. */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const isOurs = (file: string) => file.includes('/tests/types/');
/** Fields, errors and menus are added by declaration merging, so columns, operations and screens need their files. */
const isMerged = (file: string) =>
  /\/src\/(fields|rules\/errors)\/|\/manifests\/(shell|entities\/CurrentUser)\.ts$/.test(file);

function readOptions(): ts.ParsedCommandLine {
  const { config, error } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, root, { noEmit: true, incremental: false });
}

export interface Fault {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** Checks this folder; `change` may give another text for a file, in memory only. */
export function check(change: (file: string, text: string) => string = (_file, text) => text) {
  const { fileNames, options } = readOptions();
  delete options.tsBuildInfoFile;
  const host = ts.createCompilerHost(options);
  const read = host.readFile;
  host.readFile = (file) => {
    const text = read(file);
    return text !== undefined && isOurs(file) ? change(file, text) : text;
  };
  const program = ts.createProgram(
    fileNames.filter((file) => isOurs(file) || isMerged(file)),
    options,
    host,
  );
  const sources = program.getSourceFiles().filter((source) => isOurs(source.fileName));
  // Syntax first: tsc stays silent about types when a file does not parse, and a broken suite would look green.
  return sources.flatMap((source) =>
    [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((each): Fault => {
      const line = source.getLineAndCharacterOfPosition(each.start ?? 0).line + 1;
      return { file: source.fileName, line, text: ts.flattenDiagnosticMessageText(each.messageText, '\n') };
    }),
  );
}
