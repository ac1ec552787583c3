/** Wrong manifests made of the right ones: one slip each, in a place that means something. */
import ts from 'typescript';
import { root } from '../../generators/product/product.ts';
import { randomFrom, seedOf } from '../../generators/testing/random.ts';
import { readCatalogue, type Translations } from '../../generators/texts/catalogues.ts';
import { icons } from '../../src/ui/icon-set.ts';
import { typo } from './typos.ts';

let read: Translations | undefined;
const messages = (): Translations => {
  read ??= readCatalogue(root, 'de');
  return read;
};

/** What is spelt wrongly. */
export type Kind =
  | 'contract field'
  | 'column'
  | 'parameter'
  | 'binding'
  | 'input'
  | 'capability'
  | 'flag'
  | 'field kind'
  | 'route'
  | 'link'
  | 'block'
  | 'import'
  | 'property'
  | 'text'
  | 'icon'
  | 'menu'
  | 'subject'
  | 'tag'
  | 'name'
  | 'word';

export interface Mutant {
  readonly kind: Kind;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly found: string;
  readonly put: string;
  /** The whole file, with the slip. */
  readonly text: string;
}

/** Every place of a manifest that can be spelt wrongly, with one slip each. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const met = new Map<string, number>();
  const slip = (kind: Kind, node: ts.Node, part = textOf(node)): void => {
    if (!/\p{L}{2}/u.test(part)) return;
    const start = text.indexOf(part, node.getStart());
    // By how often it stood above, not by its line: a change of something else in the file leaves the slip as it is.
    const word = `${file} ${kind} ${part}`;
    const above = met.get(word) ?? 0;
    met.set(word, above + 1);
    const put = typo(part, randomFrom(seedOf(`${word} ${above}`)));
    // Another right name is another choice, and another text of the product is no slip.
    if (kind === 'icon' && Object.hasOwn(icons, put)) return;
    if (kind === 'text' && Object.hasOwn(messages(), put)) return;
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({
      kind,
      file,
      line,
      found: part,
      put,
      text: text.slice(0, start) + put + text.slice(start + part.length),
    });
  };
  const visit = (node: ts.Node): void => {
    const place = placeOf(node);
    if (place) slip(place[0], node, place[1]);
    // What examples say is checked against their schemas, not spelt.
    if (!(ts.isPropertyAssignment(node) && nameOf(node) === 'example')) ts.forEachChild(node, visit);
  };
  if (!/\.(example|test)\.ts$/.test(file)) visit(source);
  return found;
}

/** So many of all, as evenly as can be from every kind, the same in every run; whoever changes a manifest is asked about no slip elsewhere that was not tried before. */
export function chosen(all: readonly Mutant[], count: number, seed: number): readonly Mutant[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))].sort();
  const placed = all.map((each) => ({ each, place: placeBy(seed, each) }));
  const queues = kinds.map((kind) =>
    placed
      .filter(({ each }) => each.kind === kind)
      .sort((one, other) => one.place - other.place)
      .map(({ each }) => each),
  );
  const picked: Mutant[] = [];
  while (picked.length < Math.min(count, all.length))
    for (const queue of queues) {
      const next = picked.length < count ? queue.pop() : undefined;
      if (next) picked.push(next);
    }
  return picked;
}

/** By what the slip is, not by how many there are before it. */
const placeBy = (seed: number, { kind, file, found, put }: Mutant): number =>
  randomFrom(seed ^ seedOf(`${kind} ${file} ${found} ${put}`))();

const texts = ['title', 'label', 'help', 'message', 'empty', 'submit', 'confirm', 'event'];
const columns = ['columns', 'sortable', 'filters', 'fields', 'facts', 'show'];
const words = ['layout', 'access', 'tone', 'direction', 'display', 'kind', 'block', 'total'];
const fields = [
  'icon',
  'status',
  'title',
  'value',
  'label',
  'note',
  'list',
  'more',
  'currency',
  'from',
  'key',
  'target',
  'text',
];
/** Calls whose definition names fields of a record, where screens say texts. */
const naming = ['recordHeader', 'lookup', 'options', 'search'];
const calls: Readonly<Record<string, Kind>> = {
  param: 'parameter',
  row: 'binding',
  selected: 'binding',
  session: 'binding',
  step: 'binding',
  input: 'binding',
  custom: 'block',
  go: 'link',
  menuLinks: 'menu',
  part: 'column',
  below: 'tag',
  both: 'tag',
  own: 'tag',
};
const helpers = [
  'table',
  'view',
  'form',
  'board',
  'tabs',
  'stack',
  'count',
  'search',
  'layout',
  'options',
  'wizard',
  'download',
  'action',
  'link',
  'links',
  'chart',
  'editRecord',
  'editRows',
  'editList',
  'rank',
  'where',
  'not',
  'either',
  'recordHeader',
  'lookup',
  'screen',
];

/** What the node means, and the part of it that can be misspelt. */
function placeOf(node: ts.Node): readonly [Kind, string?] | undefined {
  if (ts.isStringLiteral(node)) return placeOfText(node, node.parent);
  if (ts.isIdentifier(node) && ts.isCallExpression(node.parent) && node.parent.expression === node)
    return helpers.includes(node.text) ? ['block'] : undefined;
  if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) return undefined;
  if (ts.isObjectLiteralExpression(node.parent) && isIn(node, 'subject')) return ['subject', nameOf(node)];
  const owner = callAround(node);
  if (owner === 'Object' && ts.isObjectLiteralExpression(node.parent)) return ['contract field', nameOf(node)];
  if (!ts.isCallExpression(node.parent.parent) || owner === undefined) return undefined;
  const isInput = node.parent.parent.arguments[1] === node.parent && !['screen', 'operation'].includes(owner);
  return helpers.includes(owner) || owner === 'operation' ? [isInput ? 'input' : 'property', nameOf(node)] : undefined;
}

function placeOfText(node: ts.StringLiteral, parent: ts.Node): readonly [Kind, string?] | undefined {
  if (ts.isImportDeclaration(parent))
    return /^\.\.?\/.*\/?([\w.-]+)\.ts$/.test(node.text) ? ['import', lastName(node.text)] : undefined;
  if (ts.isCallExpression(parent)) return placeOfArgument(node, parent);
  if (ts.isArrayLiteralExpression(parent)) {
    const list = ts.isPropertyAssignment(parent.parent) ? nameOf(parent.parent) : '';
    if (list === 'reads' || list === 'changes') return ['tag'];
    if (isAbout(parent.parent)) return ['subject'];
    if (list === 'errors') return ['word'];
    return columns.includes(list) ? ['column'] : undefined;
  }
  if (!ts.isPropertyAssignment(parent) || parent.initializer !== node) return undefined;
  const name = nameOf(parent);
  if (name === 'subject' || isAbout(parent)) return ['subject'];
  const owner = callAround(parent) ?? '';
  if (name === 'field') return ['column'];
  if (name === 'as') return ['field kind'];
  if (name === 'group' && isIn(parent, 'menu')) return ['menu'];
  if (naming.includes(owner) && fields.includes(name) && !isOfColumn(parent)) return ['column'];
  if (name === 'icon') return [owner === 'table' ? 'column' : 'icon'];
  if (['from', 'key', 'more', 'list', 'currency', 'target'].includes(name)) return ['column'];
  if (words.includes(name)) return ['word'];
  return texts.includes(name) && node.text.trim() ? ['text'] : undefined;
}

function placeOfArgument(node: ts.StringLiteral, call: ts.CallExpression): readonly [Kind, string?] | undefined {
  const callee = ts.isIdentifier(call.expression) ? call.expression.text : '';
  const first = call.arguments[0] === node;
  if (callee === 'can') return [first ? 'capability' : 'flag'];
  if (callee === 'operation' && first) return ['name'];
  if (callee === 'part' && !first) return ['column'];
  if (callee === 'screen' && first) {
    const [, parameter] = /\$(\w+)/.exec(node.text) ?? [];
    return parameter === undefined ? undefined : ['route', parameter];
  }
  return first
    ? [calls[callee] ?? 'text'].filter((kind) => kind !== 'text').map((kind) => [kind] as const)[0]
    : undefined;
}

const lastName = (path: string): string => path.split('/').at(-1) ?? path;
const textOf = (node: ts.Node): string => (ts.isStringLiteral(node) ? node.text : node.getText());
const nameOf = ({ name }: ts.PropertyAssignment): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
const isIn = (node: ts.Node, property: string): boolean =>
  ts.isObjectLiteralExpression(node.parent) &&
  ts.isPropertyAssignment(node.parent.parent) &&
  nameOf(node.parent.parent) === property;

/** A kind of things with the input that names one. */
const isAbout = (node: ts.Node): boolean => ts.isPropertyAssignment(node) && isIn(node, 'subject');

/** What stands beside the name of a field is about that field: its title is a text. */
const isOfColumn = ({ parent }: ts.PropertyAssignment): boolean =>
  parent.properties.some((each) => ts.isPropertyAssignment(each) && nameOf(each) === 'field');

/** The name of the nearest call around: 'Object' for Type.Object. */
function callAround(node: ts.Node): string | undefined {
  const call = ts.findAncestor(node.parent, ts.isCallExpression);
  if (!call) return undefined;
  if (ts.isIdentifier(call.expression)) return call.expression.text;
  return ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : undefined;
}
