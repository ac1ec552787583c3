/**
 * Which errors of the catalogue a handler can reach, read from the sources: from each declaration the codes that it writes and
 * the declarations that it mentions. Methods are known by their name, so it finds rather too much than too little.
 */
import { dirname, posix } from 'node:path';
import ts from 'typescript';

interface Declaration {
  readonly codes: ReadonlySet<string>;
  /** 'file name' of what it mentions. */
  readonly mentions: ReadonlySet<string>;
}

export class ErrorReach {
  readonly #declarations = new Map<string, Declaration>();
  /** Method name to the classes that have one. */
  readonly #methods = new Map<string, string[]>();
  readonly #isCode: (text: string) => boolean;
  readonly #given: readonly string[];

  /**
   * @param sources path from the root to text.
   * @param given 'file Name' of classes whose objects every handler is given.
   */
  constructor(
    sources: Readonly<Record<string, string>>,
    isCode: (text: string) => boolean,
    given: readonly string[] = [],
  ) {
    this.#isCode = isCode;
    this.#given = given;
    for (const [file, text] of Object.entries(sources)) this.#read(file, text);
  }

  /** The codes that the default export of a file can reach. */
  of(file: string): ReadonlySet<string> {
    const seen = new Set<string>();
    let waiting = [`${file} default`];
    while (waiting.length > 0) {
      for (const name of waiting) seen.add(name);
      const mentioned = [...seen].flatMap((name) => [...(this.#declarations.get(name)?.mentions ?? [])]);
      // A method counts where an object of its class can be.
      const found = mentioned.flatMap((name) =>
        name.startsWith('.')
          ? (this.#methods.get(name) ?? [])
              .filter((owner) => seen.has(owner) || this.#given.includes(owner))
              .map((owner) => owner + name)
          : [name],
      );
      waiting = [...new Set(found)].filter((name) => !seen.has(name));
    }
    return new Set([...seen].flatMap((name) => [...(this.#declarations.get(name)?.codes ?? [])]));
  }

  #read(file: string, text: string): void {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const names = new Map<string, string>();
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) addImports(file, statement, names);
      else for (const { name } of declared(statement)) names.set(name, `${file} ${name}`);
    }
    for (const statement of source.statements)
      for (const { name, node, method } of declared(statement)) {
        const key = method ? `${file} ${name}.${method}` : `${file} ${name}`;
        if (method) this.#methods.set(`.${method}`, [...(this.#methods.get(`.${method}`) ?? []), `${file} ${name}`]);
        this.#declarations.set(key, this.#look(node, names));
      }
  }

  #look(node: ts.Node, names: ReadonlyMap<string, string>): Declaration {
    const codes = new Set<string>();
    const mentions = new Set<string>();
    const visit = (at: ts.Node): void => {
      if (ts.isTypeNode(at)) return;
      if (ts.isStringLiteral(at) && this.#isCode(at.text)) codes.add(at.text);
      if (ts.isIdentifier(at)) mentions.add(names.get(at.text) ?? '');
      if (ts.isPropertyAccessExpression(at)) mentions.add(`.${at.name.text}`);
      ts.forEachChild(at, visit);
    };
    visit(node);
    return { codes, mentions };
  }
}

interface Named {
  readonly name: string;
  readonly node: ts.Node;
  readonly method?: string;
}

function declared(statement: ts.Statement): Named[] {
  if (ts.isExportAssignment(statement)) return [{ name: 'default', node: statement.expression }];
  if (ts.isFunctionDeclaration(statement)) return [{ name: statement.name?.text ?? 'default', node: statement }];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((node) =>
      ts.isIdentifier(node.name) ? [{ name: node.name.text, node }] : [],
    );
  if (!ts.isClassDeclaration(statement)) return [];
  const name = statement.name?.text ?? 'default';
  return statement.members.flatMap((node): Named[] => {
    if (ts.isConstructorDeclaration(node)) return [{ name, node }];
    return node.name ? [{ name, node, method: node.name.getText() }] : [];
  });
}

function addImports(file: string, { moduleSpecifier, importClause }: ts.ImportDeclaration, names: Map<string, string>) {
  const path = (moduleSpecifier as ts.StringLiteral).text;
  if (!path.startsWith('.') || !importClause) return;
  const from = posix.join(dirname(file), path);
  if (importClause.name) names.set(importClause.name.text, `${from} default`);
  if (importClause.namedBindings && ts.isNamedImports(importClause.namedBindings))
    for (const { name, propertyName } of importClause.namedBindings.elements)
      names.set(name.text, `${from} ${(propertyName ?? name).text}`);
}
