/** When the manifests cannot even be loaded: what the compiler says of them, each with file and line, never a stack trace. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { type Finding, printed } from '../check/findings.ts';
import { didYouMean } from '../product/spelling.ts';

const root = join(import.meta.dirname, '../..');
const fromRoot = (file: string): string => file.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '');

/** Prints what is wrong; answers true, as a check that found something. */
export function run([words = '']: readonly string[]): boolean {
  const found = compilerFindings();
  const findings = found.length > 0 ? found : [placeIn(words)];
  for (const finding of findings) console.error(printed(finding));
  console.error(`\n${findings.length} to mend before the manifests can be read.`);
  return true;
}

/** Field files add their kinds by declaration merging, so manifests need them. */
const wanted = /\/(manifests|src\/fields)\//;

export function compilerFindings(): readonly Finding[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root, { incremental: false });
  delete options.tsBuildInfoFile;
  const program = ts.createProgram(
    fileNames.filter((file) => wanted.test(file)),
    options,
  );
  const manifests = program.getSourceFiles().filter(({ fileName }) => fromRoot(fileName).startsWith('manifests/'));
  // A missing comma makes everything behind it look wrong: the first place is the one to mend.
  const syntax = manifests.flatMap((file) => program.getSyntacticDiagnostics(file).slice(0, 1));
  const faults = syntax.length > 0 ? syntax : manifests.flatMap((file) => [...program.getSemanticDiagnostics(file)]);
  return faults
    .filter(({ code }) => code !== neverRead)
    .map(({ file, start = 0, messageText }) => {
      const text = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0] ?? '';
      return {
        file: fromRoot(file?.fileName ?? 'manifests'),
        ...(file ? { line: file.getLineAndCharacterOfPosition(start).line + 1 } : {}),
        text: text + (file ? nearestFile(file.fileName, text) : ''),
      };
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
  const [text = ''] = words.split('\n');
  const [, file, line] = /(manifests\/[\w./-]+\.ts):(\d+)/.exec(words) ?? [];
  return file ? { file, line: Number(line), text } : { file: 'manifests', text };
}
