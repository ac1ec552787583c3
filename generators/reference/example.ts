/** The example of a topic: the part of a manifest in which its words stand, taken from a file that the compiler reads. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { TopicWord } from './topics.ts';

export interface Example {
  /** From the root. */
  readonly file: string;
  readonly code: string;
}

/** @throws when the file is gone, or one of the words does not stand in it. */
export function readExample(root: string, file: string, words: readonly TopicWord[]): Example {
  if (!existsSync(join(root, file)))
    throw new Error(`The reference takes an example from ${file}, which is gone: name another in ${topics}.`);
  const text = readFileSync(join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const shown = words.some(({ name }) => ofWholeFile.has(name))
    ? withoutHead(tree)
    : (bodyOf(tree) ?? withoutHead(tree));
  const code = dedented(shown);
  const missing = words.find(({ name }) => !new RegExp(`\\b${name}\\b`).test(code));
  if (missing)
    throw new Error(
      `The word ${missing.name} does not stand in its example ${file}: write it there, or name another in ${topics}.`,
    );
  return { file, code };
}

const topics = 'generators/reference/topics.ts';

/** What stands around the body of a screen, and calls. */
const ofWholeFile = new Set(['screen', 'recordHeader', 'operation', 'lookedUp', 'moved', 'finder']);

/** What the screen shows, with the constants that it is made of. */
function bodyOf(tree: ts.SourceFile): string | undefined {
  let body: ts.Expression | undefined;
  const constants: string[] = [];
  for (const statement of tree.statements) {
    if (ts.isVariableStatement(statement)) constants.push(statement.getText());
    if (!ts.isExportAssignment(statement) || !ts.isCallExpression(statement.expression)) continue;
    const definition = statement.expression.arguments[1];
    if (!definition || !ts.isObjectLiteralExpression(definition)) continue;
    for (const property of definition.properties)
      if (ts.isPropertyAssignment(property) && property.name.getText() === 'body') body = property.initializer;
  }
  return body && [...constants, `body: ${body.getText()},`].join('\n\n');
}

/** Without the sentence of purpose and the imports, which the editor adds. */
const withoutHead = (tree: ts.SourceFile): string =>
  tree.statements
    .filter((statement) => !ts.isImportDeclaration(statement))
    .map((statement) => statement.getText())
    .join('\n\n');

/** The lines behind the first stand as deep as they stood in their file: the last one says how deep that was. */
function dedented(code: string): string {
  const deep = /^ *(?=\S.*$)/.exec(code.split('\n').at(-1) ?? '')?.[0].length ?? 0;
  return code
    .split('\n')
    .map((line) => (line.startsWith(' '.repeat(deep)) ? line.slice(deep) : line))
    .join('\n');
}
