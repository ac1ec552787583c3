/** What is wrong with the fields of a form: where, and in which words. */
import type { ErrorSchema, RJSFValidationError } from '@rjsf/utils';
import type { Problem } from '../../rules/fields/problem.ts';

export type Path = readonly (string | number)[];

export interface FieldProblem {
  readonly path: Path;
  readonly problem: Problem;
  /** Of the schema; absent where the server or a field kind has said it. */
  readonly keyword?: string;
  /** Found in one of several shapes that the value may have. */
  readonly isBranch?: boolean;
  /** The field whose control draws it among other parts of one value: it was looked at when that was. */
  readonly within?: string;
  /** Already in the person's language. */
  readonly said?: boolean;
}

/** A dotted name as a path; items of lists are numbers. */
export const pathOf = (name: string): Path =>
  name === '' ? [] : name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
export const nameOf = (path: Path): string => path.join('.');

/** Is it that field, or a part of it? */
export const isWithin = (name: string, field: string): boolean => name === field || name.startsWith(`${field}.`);

export type Wording = (problem: Problem) => string;

export const wordsOf = ({ problem, said }: FieldProblem, wording: Wording): string =>
  said ? problem.text : wording(problem);

/** As rjsf lists them. */
export const asErrors = (problems: readonly FieldProblem[], wording: Wording): RJSFValidationError[] =>
  problems.map((each) => {
    const message = wordsOf(each, wording);
    const property = each.path.map((key) => `.${key}`).join('');
    return { name: each.keyword ?? 'said', property, message, stack: `${property} ${message}` };
  });

/** As rjsf hands them to the fields. */
export function asTree(problems: readonly FieldProblem[], wording: Wording): ErrorSchema {
  const tree: Record<string, unknown> = {};
  for (const each of problems) {
    let node = tree;
    for (const key of each.path) {
      node[key] ??= {};
      node = node[key] as Record<string, unknown>;
    }
    const said = (node['__errors'] as string[] | undefined) ?? [];
    const text = wordsOf(each, wording);
    node['__errors'] = said.includes(text) ? said : [...said, text];
  }
  return tree as ErrorSchema;
}
