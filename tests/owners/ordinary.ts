/** What owners change day by day, made of the real manifests: right changes, as `mutants.ts` makes wrong ones. */
import ts from 'typescript';
import { readProduct } from '../../generators/product/product.ts';
import type { TableShape } from '../../src/define/shapes/block-shapes.ts';
import { fieldOf } from '../../src/define/shapes/element-shapes.ts';
import { blocksOf } from '../../src/define/walk.ts';
import { rowSchema } from '../../src/engines/binding/answer-rows.ts';
import { columnOf } from '../../src/engines/table/columns/column-plan.ts';
import { textOfFile } from './files.ts';
import type { Mutant } from './mutants.ts';

export const kindsOfChanges = [
  'a column more',
  'a column hidden',
  'columns in another order',
  'another title',
  'a first action',
] as const;
export interface OrdinaryChange {
  readonly kind: (typeof kindsOfChanges)[number];
  readonly changed: Mutant;
}

const { screens, texts } = readProduct();
/** A title that the product has not had yet. */
const ownTitle = 'As its owner calls it';

/** Every ordinary change of the first table that the file writes out. */
export function ordinaryChangesOf(file: string): readonly OrdinaryChange[] {
  const text = textOfFile(file);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const table = firstTable(source);
  const columns = table && listIn(table, 'columns');
  const [, second] = columns?.elements ?? [];
  const last = columns?.elements.at(-1);
  if (!table || !columns || !second || !last) return [];
  const change = (kind: OrdinaryChange['kind'], after: string | undefined): readonly OrdinaryChange[] =>
    after === undefined || after === text
      ? []
      : [{ kind, changed: { kind: 'property', file, line: 1, found: '', put: kind, text: after } }];
  const put = (from: number, to: number, words: string): string => text.slice(0, from) + words + text.slice(to);
  const more = columnMore(file);
  const behind = (words: string) => put(last.getEnd(), last.getEnd(), `, ${words}`);
  return [
    ...change('a column more', more === undefined ? undefined : behind(`'${more}'`)),
    ...change(
      'a column hidden',
      hidden(last, (words) => put(last.getStart(), last.getEnd(), words)),
    ),
    ...change(
      'columns in another order',
      second === last
        ? undefined
        : `${text.slice(0, second.getStart())}${last.getText()}${text.slice(second.getEnd(), last.getStart())}${second.getText()}${text.slice(last.getEnd())}`,
    ),
    ...change(
      'another title',
      titled(second, (from, to, words) => put(from, to, words)),
    ),
    ...change('a first action', withAction(table, text)),
  ];
}

/** `table(Call, {}, { columns: [ … ] })`, whose third argument is written out. */
function firstTable(source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  let found: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (found) return;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'table') {
      const definition = node.arguments[2];
      if (definition && ts.isObjectLiteralExpression(definition)) found = definition;
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const valueIn = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name)?.initializer;
function listIn(object: ts.ObjectLiteralExpression, name: string): ts.ArrayLiteralExpression | undefined {
  const value = valueIn(object, name);
  return value && ts.isArrayLiteralExpression(value) ? value : undefined;
}

/** A field of the reply that no column shows, and whose own title is a text of the product already. */
function columnMore(file: string): string | undefined {
  const screen = screens[file];
  const [table, ...others] = screen ? blocksOf<TableShape>('table', screen) : [];
  if (!table || others.length > 0) return undefined;
  const schema = rowSchema(table.source);
  const shown = new Set(table.columns.map((column) => fieldOf(column).field));
  const titles = new Set(table.columns.map((column) => columnOf(column, schema).title));
  return Object.entries(schema.properties ?? {})
    .filter(([name, { type }]) => !shown.has(name) && ['string', 'number', 'boolean'].includes(String(type)))
    .map(([name]) => name)
    .find((name) => texts.has(columnOf(name, schema).title) && !titles.has(columnOf(name, schema).title));
}

function hidden(column: ts.Expression, put: (words: string) => string): string | undefined {
  if (ts.isStringLiteral(column)) return put(`{ field: ${column.getText()}, hidden: true }`);
  if (!ts.isObjectLiteralExpression(column) || valueIn(column, 'hidden') || !valueIn(column, 'field')) return undefined;
  return put(column.getText().replace(/,?\s*\}$/, ', hidden: true }'));
}

function titled(column: ts.Expression, put: (from: number, to: number, words: string) => string): string | undefined {
  const title = ts.isObjectLiteralExpression(column) ? valueIn(column, 'title') : undefined;
  return title && ts.isStringLiteral(title) ? put(title.getStart(), title.getEnd(), `'${ownTitle}'`) : undefined;
}

/** A link to where the rows lead anyway, in a list that has had no action. */
function withAction(table: ts.ObjectLiteralExpression, text: string): string | undefined {
  const open = valueIn(table, 'open');
  if (table.properties.some(ts.isSpreadAssignment)) return undefined;
  if (!open || !ts.isCallExpression(open) || open.expression.getText() !== 'go' || valueIn(table, 'actions'))
    return undefined;
  const action = `actions: [link('Open', ${open.getText()})],\n`;
  const after = text.slice(0, table.getStart() + 1) + action + text.slice(table.getStart() + 1);
  const words = /import \{([^}]*)\} from '#define'/.exec(after)?.[1] ?? '';
  return /\blink\b/.test(words) ? after : after.replace(" } from '#define'", ", link } from '#define'");
}
