/** The field kinds of the reference: what each is, the value that it takes, and what it can be told. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../product/source-files.ts';
import { sentenceOf } from './declarations.ts';

export interface KindWord {
  readonly name: string;
  readonly sentence: string;
  /** The type of its values, as a manifest would write it. */
  readonly value: string;
  /** What `with` tells it. */
  readonly told: readonly { readonly name: string; readonly takes: string; readonly sentence: string }[];
}

export const readKinds = (root: string): readonly KindWord[] =>
  sourceFiles(root, 'src/rules/kinds')
    .filter((file) => /\/[A-Z]\w*\.ts$/.test(file))
    .map((file) => kindOf(file, readFileSync(join(root, file), 'utf8')));

function kindOf(file: string, text: string): KindWord {
  const name = /(\w+)\.ts$/.exec(file)?.[1] ?? '';
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const typeIn = (name: string) => {
    const [member] = interfaces.get(name)?.members ?? [];
    return member && ts.isPropertySignature(member) ? member.type : undefined;
  };
  const told = interfaces.get(typeIn('FieldKindOptions')?.getText() ?? '');
  return {
    name,
    sentence: /^\/\*\* ([\s\S]*?) \*\//.exec(text)?.[1]?.replace(/\s*\n \* /g, ' ') ?? '',
    value:
      typeIn('FieldKinds')
        ?.getText()
        .replace(/^readonly /, '') ?? '',
    told: [...(told?.members ?? [])].filter(ts.isPropertySignature).map((member) => ({
      name: member.name.getText(),
      takes: member.type?.getText().replace(/^readonly /, '') ?? '',
      sentence: sentenceOf(member),
    })),
  };
}
