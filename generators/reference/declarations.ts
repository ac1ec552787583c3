/** The declarations of the vocabulary by name: functions, interfaces and types of `src/define`, read without a compiler. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../product/source-files.ts';

export type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

export interface Declarations {
  readonly functions: ReadonlyMap<string, ts.SignatureDeclaration>;
  readonly types: ReadonlyMap<string, TypeDeclaration>;
  /** What manifests may import, types apart. */
  readonly words: readonly string[];
}

export function readDeclarations(root: string): Declarations {
  const functions = new Map<string, ts.SignatureDeclaration>();
  const types = new Map<string, TypeDeclaration>();
  const parsed = (file: string): ts.SourceFile =>
    ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const files = sourceFiles(root, 'src/define').filter((file) => !/\.test\.ts$|\/shapes\//.test(file));
  for (const statement of files.flatMap((file) => [...parsed(file).statements])) {
    if (ts.isFunctionDeclaration(statement) && statement.name) functions.set(statement.name.text, statement);
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      types.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isArrowFunction(initializer)) functions.set(name.getText(), initializer);
  }
  const words = parsed('src/define/manifest.ts').statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) &&
    !statement.isTypeOnly &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text)
      : [],
  );
  return { functions, types, words };
}

/** What stands above a declaration, as one line. */
export function sentenceOf(node: ts.Node): string {
  const place = ts.isArrowFunction(node) ? node.parent.parent.parent : node;
  const comment = ts.getJSDocCommentsAndTags(place).filter(ts.isJSDoc).at(-1)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();
}
