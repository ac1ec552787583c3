/** The texts in the sources: `t('…')`, `text('…')`, `sentence('…')`, and the `data-text` and `data-label` of the sign-in page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { catalogueKey, inContext } from '../../src/define/in-context.ts';
import { sourceFiles } from '../product/source-files.ts';

export interface PlacedText {
  readonly text: string;
  /** 'src/shell/start/main.ts:12'. */
  readonly place: string;
}

export const sourceTexts = (root: string): readonly PlacedText[] =>
  sourceFiles(root, 'src')
    .filter((file) => !/\.test\.tsx?$|\/test-|\/testing\//.test(file))
    .flatMap((file) => textsOfFile(file, readFileSync(join(root, file), 'utf8')));

export function textsOfFile(file: string, source: string): readonly PlacedText[] {
  // Most files hold no text; reading them as TypeScript takes a while.
  if (!/\bt\(|\btext\(|\bsentence\(|data-(text|label)=/.test(source)) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const importsText = /import \{[^}]*\btext\b[^}]*\} from '[^']*language\.ts'/.test(source);
  const found: PlacedText[] = [];
  const visit = (node: ts.Node): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    for (const text of textsOf(node, importsText)) found.push({ text, place: `${file}:${line}` });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function textsOf(node: ts.Node, importsText: boolean): readonly string[] {
  if (ts.isJsxAttribute(node) && /^data-(text|label)$/.test(node.name.getText())) {
    return node.initializer && ts.isStringLiteral(node.initializer) ? [node.initializer.text] : [];
  }
  if (!ts.isCallExpression(node) || !translates(node.expression, importsText)) return [];
  const [first, second] = node.arguments;
  const context = second && contextOf(second);
  return literals(first).map((text) => (context === undefined ? text : `${text}_${context}`));
}

/** `t`, `sentence`, a context's `.text`, or the function `text` of the client where that is what the name means. */
function translates(callee: ts.Expression, importsText: boolean): boolean {
  if (ts.isIdentifier(callee))
    return callee.text === 't' || callee.text === 'sentence' || (callee.text === 'text' && importsText);
  return ts.isPropertyAccessExpression(callee) && callee.name.text === 'text';
}

/** A literal, one with its meaning, or both sides of a choice between literals. */
function literals(node: ts.Expression | undefined): readonly string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isCallExpression(node) && node.expression.getText() === 'inContext') {
    const [[text], [context]] = [literals(node.arguments[0]), literals(node.arguments[1])];
    return text !== undefined && context !== undefined ? [catalogueKey(inContext(text, context))] : [];
  }
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return literals(node.right);
  return ts.isParenthesizedExpression(node) ? literals(node.expression) : [];
}

function contextOf(options: ts.Expression): string | undefined {
  if (!ts.isObjectLiteralExpression(options)) return undefined;
  for (const property of options.properties) {
    if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'context') continue;
    if (ts.isStringLiteralLike(property.initializer)) return property.initializer.text;
  }
  return undefined;
}
