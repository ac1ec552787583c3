/** What a property takes, in plain words: types of the compiler are for the compiler. */
import ts from 'typescript';

/** Types by the words that people have for them; `{columns}` is a word of the reference, to which it leads. */
const names: Readonly<Record<string, string>> = {
  Action: '{action}, {download} or {link}',
  Audit: "`{ event: 'Note added' }`",
  Bind: '{row}, {input}, {step}, {session}, {head}, {param} or {constant}',
  Block: 'block',
  CallLimit: '{limit}',
  Change: "`'Tag'`, {below}, {both} or {own}",
  Changes: 'an input',
  Check: '{check}',
  Column: 'one of the {columns}',
  CardPrice: 'one of the {columns}, with {price}',
  CardSentence: 'one of the {facts}',
  ColumnsFrom: '{columnsFrom}',
  Condition: '{where} or {either}',
  Confirm: '{confirm}',
  Count: '{counted}',
  D: 'schema',
  Decision: 'a field that is yes or no',
  Describe: '{describe}',
  Edits: '`{ record, id, version }`',
  Failed: '`{ list, key, message }`',
  Field: 'a field',
  FieldKinds: 'a [kind](kinds.md)',
  Figure: 'a field with a number',
  Filter: 'one of the {filters}',
  FiltersFrom: '{filtersFrom}',
  FinderExplore: '{explore}',
  FormField: 'one of the {fields}',
  FormSection: 'one of the {sections}',
  Go: '{go}',
  I: 'schema of an object',
  InputThatTakes: 'an input',
  Into: 'an input',
  IdField: 'a field',
  InitialValues: '`{ input: value }`',
  Items: '{items}',
  KeySequence: "`'c'` or `'c t'`",
  KindFor: 'a [kind](kinds.md)',
  Languages: "`{ fallback: 'en' }`",
  Link: '{link}',
  List: 'an input',
  ListColumn: 'one of the {columns}',
  ListOrder: 'one of the {orders}',
  Lock: 'one of the {locks}',
  Lookup: '{lookup}',
  Lookups: '{lookup} by what is found',
  MatrixAcross: '{across}',
  MenuEntry: '{menu}',
  MenuGroup: 'a menu',
  MessageText: 'text, or `{ text, values }`',
  MidSignIn: "`'secondFactor'`, `'setup'` or `'terms'`",
  Name: 'an input',
  Needs: '{can}, {anyOf} or {allOf}',
  OperationError: 'an error',
  Options: '{options}',
  Order: '`{ until: {notBefore} }`',
  OrderKey: 'a name by which the call orders, or a field',
  OtherPages: '{otherPages}',
  PageChoices: '`{ title, list, value, label, keep }`',
  PanelList: 'a field that lists panels',
  Reads: 'tags',
  RecordEdit: '{editRecord}',
  RecordHeader: '{recordHeader}',
  RecordIn: 'a record of the answer',
  Refresh: '`{ every: 30 }`',
  ReviewedValue: "`'step.field'`, or `{ field, title, as, currency }`",
  RowsPreview: '{previewRows}',
  SavedPanels: '{savePanels}',
  SavePreview: '`{ source, text }`',
  Search: '{search}',
  Section: 'one of the {sections}',
  ServerLayout: '{layout}',
  Show: '{show}',
  Showable: 'a field',
  Sort: '{sort}',
  SortKey: 'a field',
  Subject: '{subject}',
  Tab: '{tab}',
  TableCards: '{cards}',
  TableSelection: '{selection}',
  TextsField: 'a field with a list of texts',
  TableEdit: '{editRows} or {editList}',
  TableRank: '{rank}',
  Text: 'an input for text',
  TextField: 'a field with a text',
  TextInput: 'an input for text',
  YesOrNo: 'a field that is yes or no',
  TotalOf: "`'sum'`, `'average'`, `'minimum'`, `'maximum'` or `'count'`",
  Through: '{through}',
  ViewHead: '`{ number, title, name, status }`',
  Trail: '`{ list, title, icon, open }`',
  Tree: '{tree}',
  Until: '`{ holds, text }`',
  Undo: '{undo}',
  Value: 'a field',
  When: '{where} or {either}',
  Whole: '{whole}',
  YesField: 'a field that is yes or no',
};

/** Where the type is a letter that says nothing, or is made by the compiler. */
const byProperty: Readonly<Record<string, string>> = {
  amounts: '`{ name: { field, currency } }`',
  as: 'a [kind](kinds.md)',
  children: '`{ input: value }`',
  chosen: 'an input',
  counts: "`{ input: 'Record' }`",
  fallback: 'a language',
  fault: '`{ field, title }`',
  faults: 'list of values',
  field: 'a field',
  fields: "`{ Field: 'input' }`",
  given: '`{ Field: value }`',
  by: 'a name by which the call orders, or a field',
  key: "`{ Field: 'name' }`",
  kind: "`'read'` or `'write'`",
  more: 'a field that is yes or no',
  opened: '{param}',
  job: 'a field with a number',
  reads: 'list of tags',
  segments: 'list of values, or `{ title, of }`',
  changes: "list of `'Tag'`, {below}, {both} or {own}",
  to: 'an address with `$text`',
  values: "`{ name: 'Field' }`",
  with: 'what the kind can be told',
};

/** @throws where nobody has said yet what a type is called. */
export function plainType(property: string, node: ts.TypeNode): string {
  const found = named(node) ?? byProperty[property];
  if (found === undefined)
    throw new Error(
      `The reference has no plain words for "${property}: ${node.getText()}": say them in generators/reference/plain-type.ts.`,
    );
  return found;
}

function named(node: ts.TypeNode): string | undefined {
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) return named(node.type);
  if (ts.isLiteralTypeNode(node)) return `\`${node.getText()}\``;
  if (node.kind === ts.SyntaxKind.StringKeyword) return 'text';
  if (node.kind === ts.SyntaxKind.NumberKeyword) return 'number';
  if (node.kind === ts.SyntaxKind.BooleanKeyword) return '`true` or `false`';
  if (ts.isUnionTypeNode(node)) return alternatives(node.types.map(named));
  if (ts.isArrayTypeNode(node)) return listOf(named(node.elementType));
  if (ts.isTypeLiteralNode(node)) return `\`{ ${node.members.map((member) => member.name?.getText()).join(', ')} }\``;
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const [inner] = node.typeArguments ?? [];
  const name = node.typeName.getText();
  return name === 'NoInfer' && inner ? named(inner) : names[name];
}

const alternatives = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.includes(undefined) ? undefined : [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' or ');

/** 'list of {columns}', where one of them is one of the {columns}. */
const listOf = (element: string | undefined): string | undefined =>
  element &&
  `list of ${element === 'text' ? 'texts' : element.replace(/^one of the |^a (field)$/, (_all, field = '') => (field ? 'fields' : ''))}`;
