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
  /** One such value, from the first of its examples; '' where that is long or put together elsewhere. */
  readonly example: string;
  /** How a manifest writes a field of it; '' where nobody has written one yet. */
  readonly line: string;
  /** What `with` tells it. */
  readonly told: readonly { readonly name: string; readonly takes: string; readonly sentence: string }[];
}

/** The fields from which the lines are taken. */
export const lines = 'tests/fixtures/field-kinds.ts';

export function readKinds(root: string): readonly KindWord[] {
  const written = linesIn(readFileSync(join(root, lines), 'utf8'));
  return sourceFiles(root, 'src/rules/kinds')
    .filter((file) => /\/[A-Z]\w*\.ts$/.test(file))
    .map((file) => kindOf(file, readFileSync(join(root, file), 'utf8'), written));
}

/** Of each kind the field that stands there: what a field holds says of which it is. */
function linesIn(text: string): ReadonlyMap<string, string> {
  const kinds = new Map(
    [...text.matchAll(/readonly (\w+): FieldKinds\['(\w+)'\]/g)].map(([, field, kind]) => [field, kind]),
  );
  const found = new Map<string, string>();
  for (const [line, field] of text.matchAll(/^ *\{ field: '(\w+)'.*\}/gm)) {
    const kind = kinds.get(field);
    if (kind !== undefined) found.set(kind, line.trim());
  }
  return found;
}

function kindOf(file: string, text: string, written: ReadonlyMap<string, string>): KindWord {
  const name = /(\w+)\.ts$/.exec(file)?.[1] ?? '';
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  let example = '';
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, node);
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'examples') example = exampleIn(node.initializer);
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
    example,
    line: written.get(name) ?? '',
    told: [...(told?.members ?? [])].filter(ts.isPropertySignature).map((member) => ({
      name: member.name.getText(),
      takes: member.type?.getText().replace(/^readonly /, '') ?? '',
      sentence: sentenceOf(member),
    })),
  };
}

/** Longer values say less than they take. */
const longest = 90;

function exampleIn(examples: ts.Expression): string {
  if (!ts.isArrayLiteralExpression(examples)) return '';
  // The first ones are usual values; those behind try what is rare.
  const values = examples.elements
    .slice(0, 2)
    .filter(ts.isObjectLiteralExpression)
    .flatMap((each) => {
      const value = each.properties.find((property) => property.name?.getText() === 'value');
      return value && ts.isPropertyAssignment(value) && isSpelledOut(value.initializer) ? [value.initializer] : [];
    });
  const texts = values.map((value) =>
    value
      .getText()
      .replace(/\s+/g, ' ')
      .replace(/,(?= [\]}])/g, ''),
  );
  return texts.find((text) => text !== 'null' && text.length <= longest) ?? '';
}

/** A name of something else in the file would tell nobody anything. */
const isSpelledOut = (value: ts.Expression): boolean =>
  ts.isArrayLiteralExpression(value)
    ? value.elements.every(isSpelledOut)
    : ts.isObjectLiteralExpression(value)
      ? value.properties.every((each) => ts.isPropertyAssignment(each) && isSpelledOut(each.initializer))
      : !ts.isIdentifier(value) && !ts.isTemplateExpression(value) && !ts.isCallExpression(value);
