/** The block of a new screen, read from the schemas of its operation: a table, a view or a form. */
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import type { SourceShape } from '../../src/define/shapes/element-shapes.ts';
import { rowSchema } from '../../src/engines/binding/answer-rows.ts';
import { dataSchema, inputSchema, isOpenRecord, type SchemaShape, schemaAt } from '../../src/engines/binding/schema.ts';
import { columnOf } from '../../src/engines/table/columns/column-plan.ts';
import { literal, Refusal } from './skeleton.ts';

export interface Body {
  readonly imports: readonly string[];
  /** Words of the vocabulary that the text uses. */
  readonly words: readonly string[];
  readonly text: string;
  /** English texts that engines derive from the names. */
  readonly texts: readonly string[];
  /** Inputs that the address has to give. */
  readonly inAddress: readonly string[];
}

/** @param inMenu a menu entry leads to one place: what it is about comes from the session. */
export function bodyOf(operation: AnyOperation, part: string | undefined, inMenu: boolean): Body {
  const input = inputSchema(operation);
  const bound = Object.entries(input.properties ?? {}).flatMap(([name, schema]) =>
    binding(operation, input, name, schema, inMenu),
  );
  const inAddress = bound.filter((each) => each.from === 'param').map((each) => each.name);
  const bindings =
    `{ ${bound.map((each) => `${each.name}: ${each.from}(${literal(each.value)})`).join(', ')} }`.replace(
      /constant\('(true|false)'\)/g,
      'constant($1)',
    );
  const name = operation.operation.split('/').pop() ?? '';
  const source: SourceShape = part === undefined ? operation : { operation: operation.operation, of: operation, part };
  const shown =
    operation.kind === 'write' ? formOf(input, new Set(bound.map((each) => each.name))) : readOf(operation, source);
  const sourceText = part === undefined ? name : `part(${name}, ${literal(part)})`;
  const uses = [...new Set(bound.map((each) => each.from))];
  return {
    imports: [`import ${name} from '../../operations/${operation.operation}.ts';`],
    words: [...uses, ...(part === undefined ? [] : ['part']), shown.block],
    text: `${shown.block}(${sourceText}, ${bindings}, ${shown.text})`,
    texts: shown.texts,
    inAddress,
  };
}

interface Bound {
  readonly name: string;
  readonly from: 'param' | 'constant' | 'session';
  readonly value: string;
}

/** Numbers come from the address, choices begin with their first; a form asks for everything else. */
function binding(
  { kind, operation }: AnyOperation,
  input: SchemaShape,
  name: string,
  schema: SchemaShape,
  inMenu: boolean,
): readonly Bound[] {
  if (!input.required?.includes(name)) return [];
  if (inMenu && name === 'accountId') return [{ name, from: 'session', value: 'CompanyAccount.AccountId' }];
  if (schema.type === 'integer' || (kind === 'read' && schema.type === 'string' && !schema.enum))
    return [{ name, from: 'param', value: name }];
  if (kind === 'write') return [];
  if (schema.enum) return [{ name, from: 'constant', value: String(schema.enum[0]) }];
  if (schema.type === 'boolean') return [{ name, from: 'constant', value: 'false' }];
  throw new Refusal(
    `${operation} needs the input "${name}", which is neither a number nor a text: write this screen by hand, manifests/screens shows how.`,
  );
}

interface Shown {
  readonly block: 'table' | 'view' | 'form';
  readonly text: string;
  readonly texts: readonly string[];
}

const isList = (schema: SchemaShape): boolean => schema.type === 'array' && schema.items?.type === 'object';

function readOf({ operation }: AnyOperation, source: SourceShape): Shown {
  const data = dataSchema(source);
  const properties = Object.entries(data.properties ?? {});
  const lists = properties.filter(([, schema]) => isList(schema)).map(([name]) => name);
  const isRecord = properties.some(([name, schema]) => !isList(schema) && name !== 'TotalCount');
  if (isList(data) || (lists.length === 1 && !isRecord)) return tableOf(rowSchema(source));
  if (lists.length > 1 && !isRecord)
    throw new Refusal(`${operation} answers several lists; choose one with --part: ${lists.join(', ')}.`);
  const fields = scalars(data);
  if (!fields.length) throw new Refusal(`${operation} answers nothing that a screen could show.`);
  return {
    block: 'view',
    text: `{ fields: [${fields.map(literal).join(', ')}] }`,
    texts: titles(fields, data),
  };
}

function tableOf(row: SchemaShape): Shown {
  const fields = scalars(row).slice(0, 6);
  return { block: 'table', text: `{ columns: [${fields.map(literal).join(', ')}] }`, texts: titles(fields, row) };
}

function formOf(input: SchemaShape, bound: ReadonlySet<string>): Shown {
  const fields = Object.entries(input.properties ?? {}).flatMap(([name, schema]) => {
    if (bound.has(name)) return [];
    return schema.properties ? scalars(schema).map((inner) => `${name}.${inner}`) : [name];
  });
  return { block: 'form', text: `{ fields: [${fields.map(literal).join(', ')}] }`, texts: titles(fields, input) };
}

/** What people read: names first, then the other single values; ids and lists are left out. */
function scalars(schema: SchemaShape): readonly string[] {
  const names = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    if (inner.type === 'array' || /(^|[a-z])Ids?$/.test(name) || isOpenRecord(inner)) return [];
    if (inner.properties) return 'DisplayName' in inner.properties ? [`${name}.DisplayName`] : [];
    return [name];
  });
  const isName = (name: string) => /^(DisplayName|Name|Title)$/.test(name);
  return [...names.filter(isName), ...names.filter((name) => !isName(name))];
}

const titles = (fields: readonly string[], schema: SchemaShape): readonly string[] =>
  fields.flatMap((field) => {
    if (isOpenRecord(schemaAt(schema, field))) return [];
    const { title, choices = [] } = columnOf(field, schema);
    return [title, ...choices.map(({ label }) => label)];
  });
