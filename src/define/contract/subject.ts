/** Subjects: whom and what a call is about, by the kinds that the tables of the server keep. */
import type { Fitting, Path, ValueAt } from '../binding/paths.ts';

type Id = number | null | undefined;

/** Inputs that hold an id, or a list of them; a text is one where its name says so. */
type PlainId<Input> =
  | Fitting<Input, Id | readonly number[]>
  | Extract<Fitting<Input, string | null | undefined>, `${string}Id`>;

/** Ids inside a list of objects: 'priorities[].MarketplaceId', 'lines[].endedAccountIds'. */
type ListedId<Input> = {
  [P in Path<Input>]: NonNullable<ValueAt<Input, P>> extends readonly (infer Line extends object)[]
    ? `${P}[].${Extract<Fitting<Line, Id | readonly number[]>, string>}`
    : never;
}[Path<Input>];

export type IdInput<Input> = PlainId<Input> | ListedId<Input>;

/** Texts inside a list of objects that are keys: 'rates[].Currency'. */
type ListedKey<Input> = {
  [P in Path<Input>]: NonNullable<ValueAt<Input, P>> extends readonly (infer Line extends object)[]
    ? `${P}[].${Fitting<Line, string>}`
    : never;
}[Path<Input>];

/** What names a record that is edited. */
export type KeyInput<Input> = IdInput<Input> | ListedKey<Input>;

/**
 * The inputs that are ids, by the kinds that tables keep: `{ Account: 'accountId' }`, or several: `{ Account: ['accountId', 'newParentAccountId'], Role: 'roleIds' }`. The first that
 * is given is what a write is audited for. 'session': what the caller himself has or sees; 'none': nothing that belongs to anybody.
 */
export type Subject<Name extends string = string> =
  | { readonly [Kind in string]: Name | readonly [Name, ...Name[]] }
  | 'session'
  | 'none';

/** A kind of things with the input that names one, or several. */
export interface SubjectInput {
  readonly kind: string;
  readonly path: string;
}

/** In the order of the declaration. */
export const subjectInputs = (subject: Subject): readonly SubjectInput[] =>
  typeof subject === 'string'
    ? []
    : Object.entries(subject).flatMap(([kind, paths]) =>
        [paths].flat().map((path): SubjectInput => ({ kind, path: path as string })),
      );

/** The ids that an input names; none where it was left out. */
export function idsAt(input: unknown, path: string): readonly (number | string)[] {
  const found = path
    .replaceAll('[]', '')
    .split('.')
    .reduce<readonly unknown[]>(
      (values, name) => values.flatMap((value) => (value as Readonly<Record<string, unknown>> | null)?.[name] ?? []),
      [input],
    );
  return found.filter((id) => typeof id === 'number' || typeof id === 'string');
}
