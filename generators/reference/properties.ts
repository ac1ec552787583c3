/** The properties that a type holds, whatever it is put together from: each with what it takes and what it says. */
import ts from 'typescript';
import { type Declarations, sentenceOf } from './declarations.ts';
import { plainType } from './plain-type.ts';

export interface Property {
  readonly name: string;
  /** In plain words: 'list of columns'. */
  readonly takes: string;
  readonly isNeeded: boolean;
  readonly sentence: string;
}

export function propertiesOf({ types }: Declarations, start: ts.TypeNode | string): readonly Property[] {
  const found = new Map<string, Property>();
  const seen = new Set<string>();

  function add(member: ts.TypeElement, isNeeded: boolean): void {
    if (!ts.isPropertySignature(member) || !member.type || member.type.kind === ts.SyntaxKind.NeverKeyword) return;
    // Names in quotes are hints of the compiler, and '~' marks what no manifest writes.
    if (!ts.isIdentifier(member.name)) return;
    const name = member.name.text;
    const before = found.get(name);
    const takes = plainType(name, member.type);
    found.set(name, {
      name,
      takes: before?.takes ?? takes,
      // What one form needs, another form may only leave away by saying so.
      isNeeded: (before?.isNeeded ?? isNeeded) && member.questionToken === undefined,
      sentence: before?.sentence || sentenceOf(member),
    });
  }

  function named(name: string, isNeeded: boolean): void {
    const declaration = types.get(name);
    if (!declaration || seen.has(name)) return;
    seen.add(name);
    if (ts.isTypeAliasDeclaration(declaration)) visit(declaration.type, isNeeded);
    else {
      for (const member of declaration.members) add(member, isNeeded);
      for (const { types: parents } of declaration.heritageClauses ?? [])
        for (const { expression } of parents) named(expression.getText(), isNeeded);
    }
  }

  function visit(node: ts.TypeNode, isNeeded: boolean): void {
    if (ts.isTypeLiteralNode(node)) for (const member of node.members) add(member, isNeeded);
    else if (ts.isTypeReferenceNode(node)) named(node.typeName.getText(), isNeeded);
    else if (ts.isIntersectionTypeNode(node)) for (const part of node.types) visit(part, isNeeded);
    // What only one of several forms has is not needed as such.
    else if (ts.isUnionTypeNode(node)) for (const part of node.types) visit(part, isNeeded && isOnlyForm(part, node));
    else if (ts.isParenthesizedTypeNode(node)) visit(node.type, isNeeded);
    else if (ts.isIndexedAccessTypeNode(node)) visit(node.objectType, isNeeded);
    else if (ts.isMappedTypeNode(node) && node.type) visit(node.type, isNeeded);
    else if (ts.isConditionalTypeNode(node)) {
      visit(node.trueType, isNeeded);
      visit(node.falseType, isNeeded);
    }
  }

  if (typeof start === 'string') named(start, true);
  else visit(start, true);
  return [...found.values()];
}

/** A name alone is the short form of the object beside it. */
const isOnlyForm = (part: ts.TypeNode, { types }: ts.UnionTypeNode): boolean =>
  types.every((each) => each === part || ts.isTypeReferenceNode(each) || each.kind === ts.SyntaxKind.StringKeyword);
