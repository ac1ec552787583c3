/** Faults as both validators report them, and the problems that people are told of. */
import { problemText, type SchemaError as ReportedError } from '../../../rules/fields/problem-text.ts';
import type { FieldProblem } from '../../editing/problem.ts';

export interface SchemaError extends ReportedError {
  /** '/role/Name'. */
  readonly instancePath: string;
  readonly schemaPath: string;
}

/** The keys of '/role/Name' or '#/properties/role'. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'));

function pathOfFault({ instancePath, params }: SchemaError): (string | number)[] {
  const absent = params['missingProperty'];
  const keys = [...keysOf(instancePath), ...(typeof absent === 'string' ? [absent] : [])];
  return keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** What says only that a part did not fit: the part's own faults say more. */
const wrapperKeywords = new Set(['if', 'not', 'anyOf', 'oneOf', 'allOf', 'boolean']);

/** A union with null says first what the value itself should be. */
const isNull = ({ keyword, params }: SchemaError): boolean => keyword === 'type' && params['type'] === 'null';

/** What another value asks for is asked for as everything else. */
const said = (fault: SchemaError) =>
  problemText(fault.params['missingProperty'] === undefined ? fault : { ...fault, keyword: 'required' });

interface Branch {
  /** Of the value that may have several shapes. */
  readonly at: string;
  /** Of the shape in its schema. */
  readonly path: string;
}

/** The shape whose own constant the value has not: it is another one that was chosen. */
function refusedBranch({ keyword, instancePath, schemaPath }: SchemaError): Branch | undefined {
  if (keyword !== 'const') return undefined;
  const [, path, key] = /^(.*\/(?:anyOf|oneOf)\/\d+)\/properties\/([^/]+)(?:\/const)?$/.exec(schemaPath) ?? [];
  if (path === undefined || key === undefined || !instancePath.endsWith(`/${key}`)) return undefined;
  return { at: instancePath.slice(0, -key.length - 1), path };
}

/** Without what is said of shapes that were not chosen, as long as that leaves one to be mended. */
function ofChosen(faults: readonly SchemaError[]): readonly SchemaError[] {
  const refused = faults.map(refusedBranch).filter((branch) => branch !== undefined);
  const kept = faults.filter(
    ({ schemaPath, instancePath }) =>
      !refused.some(({ at, path }) => `${schemaPath}/`.startsWith(`${path}/`) && instancePath.startsWith(at)),
  );
  return kept.some(({ keyword }) => !wrapperKeywords.has(keyword)) ? kept : faults;
}

/** Each field once, with the fault that stands first. */
export function problemsOf(all: readonly SchemaError[]): readonly FieldProblem[] {
  const faults = ofChosen(all);
  const speaking = faults.filter((fault) => !wrapperKeywords.has(fault.keyword) && !isNull(fault));
  const kept = speaking.length > 0 ? speaking : faults;
  const found = new Map<string, FieldProblem>();
  for (const fault of kept) {
    const path = pathOfFault(fault);
    const key = path.join('/');
    // Items that are wrong by themselves are not compared.
    if (
      fault.keyword === 'uniqueItems' &&
      kept.some((each) => each.instancePath.startsWith(`${fault.instancePath}/`))
    ) {
      continue;
    }
    if (found.has(key)) continue;
    const isBranch = /\/(anyOf|oneOf)\/\d+(\/|$)/.test(fault.schemaPath);
    found.set(key, { path, problem: said(fault), keyword: fault.keyword, ...(isBranch && { isBranch }) });
  }
  return [...found.values()];
}
