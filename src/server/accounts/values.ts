/** Whether values may stand in an account: known to its view, changeable, right by their kind, and free where nobody else may have them. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { fieldProblem } from '../../rules/fields/field-value.ts';
import type { Problem } from '../../rules/fields/problem.ts';
import { areMet, conditionsOf } from '../../rules/fields/shown-when.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import { Failure } from '../calls/failure.ts';
import { wrongFields } from '../calls/wrong-fields.ts';
import type { StoredField } from '../layouts/stored-field.ts';
import type { PreparedView } from '../layouts/view-layouts.ts';

export type Values = Readonly<Record<string, unknown>>;

interface ValueOwner {
  /** The account in whose company an e-mail address must be free. */
  readonly within: number;
  /** The account whose own value does not count. */
  readonly besides?: number;
}

interface Checking extends ValueOwner {
  readonly view: PreparedView;
  /** All required fields must be there: the account is new. */
  readonly whole?: boolean;
  /** What stands in the account so far. */
  readonly kept?: Values;
  /** Put before the names of fields in messages. */
  readonly prefix?: string;
  /** What others have is not asked for: the values are looked at, not taken. */
  readonly isLook?: true;
}

/** The values without the spaces around texts. @throws naming every field that is wrong; nothing is saved then. */
export async function checkedValues(context: CallContext, given: Values, checking: Checking): Promise<Values> {
  const { view, whole = false, kept = {}, prefix = '' } = checking;
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, trimmed(value)]));
  const beside = { ...kept, ...values };
  const problems: [string, Problem][] = [];
  for (const [name, value] of Object.entries(values)) {
    const field = view.fields.get(name);
    if (!field) throw new Failure(400, 'unknownField', { field: prefix + name });
    if (!view.mayChange(name)) throw new Failure(403, 'readOnlyField', { field: prefix + name });
    const problem = await valueProblem(context, field, value, { ...checking, beside, hold: true });
    if (problem) problems.push([prefix + placeOf(name, problem), problem]);
  }
  for (const field of dependents(view, values)) {
    const problem = fieldProblem(field, kept[field.Name], { beside });
    if (problem) problems.push([prefix + placeOf(field.Name, problem), problem]);
  }
  for (const field of whole ? view.fields.values() : []) {
    if (field.IsRequired && !(field.Name in values) && isAskedFor(field, view, beside))
      problems.push([prefix + field.Name, { text: fieldTexts.required }]);
  }
  if (problems.length) throw wrongFields(context, problems);
  return values;
}

/** Of a part of a value, such as an item of a list, the part. */
const placeOf = (name: string, { part }: Problem): string => (part === undefined ? name : `${name}.${part}`);

const isAskedFor = (field: StoredField, { fields }: PreparedView, values: Values): boolean =>
  areMet(field.When && conditionsOf(field, fields), (name) => values[name]);

interface Place extends ValueOwner {
  /** Keeps others from taking a free value until the call has ended. */
  readonly hold: boolean;
  readonly isLook?: true;
  /** The other values of the account. */
  readonly beside?: Values;
}

/** Fields whose value stays as it is, but has to fit to one that is given. */
const dependents = (view: PreparedView, given: Values): readonly StoredField[] =>
  [...view.fields.values()].filter(
    ({ Name, CountryField }) =>
      CountryField !== undefined && CountryField in given && !(Name in given) && view.mayChange(Name),
  );

/** What is wrong with one value. */
export async function valueProblem(
  context: CallContext,
  field: StoredField,
  value: unknown,
  { beside, isLook, ...place }: Place,
): Promise<Problem | undefined> {
  const list = field.EnumName ?? kindFor(field.DisplayTemplate).enumeration;
  const members = field.Choices ?? (list === undefined ? undefined : context.layouts.members(list, 'en'));
  const allowed = members?.map(({ Value }) => Value);
  const problem = fieldProblem(field, value, { allowed, beside });
  if (problem) return problem;
  if (!isLook && field.RemoteCheck === 'unique' && typeof value === 'string' && value !== '') {
    return (await isTaken(context, field.Name, value, place)) ? { text: fieldTexts.taken } : undefined;
  }
  return undefined;
}

async function isTaken(
  { db }: CallContext,
  field: string,
  value: string,
  { within, besides, hold }: Place,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select field_is_taken(${field}, ${value}, ${within}, ${besides ?? null}, ${hold}) as taken`.execute(db);
  return rows[0]?.taken ?? true;
}

interface Wanted extends ValueOwner {
  readonly values: Values;
  readonly view: PreparedView;
}

/**
 * Of many that are wanted at once, in their order: whether nobody has what only one may have, neither an account nor one before it.
 * Asked in one order whatever theirs is, so that two who ask at once wait for each other and never both.
 */
export async function freeAmong({ db }: CallContext, all: readonly Wanted[]): Promise<readonly boolean[]> {
  const asked = all.flatMap(({ values, view, within }, place) =>
    [...view.fields.values()].flatMap(({ Name: field, RemoteCheck }) => {
      const value = values[field];
      return RemoteCheck === 'unique' && typeof value === 'string' && value !== ''
        ? [{ place, field, value, within }]
        : [];
    }),
  );
  if (asked.length === 0) return all.map(() => true);
  const { rows } = await sql<{ place: number; key: string; taken: boolean }>`
    select place, field || ' ' || lower(value) as key, field_is_taken(field, value, within, null, true) as taken
    from (select * from json_to_recordset(${JSON.stringify(asked)}::json) as asked (place integer, field text, value text, within bigint)
      order by field, lower(value) collate "C", place offset 0) asked`.execute(db);
  const first = new Map<string, number>();
  for (const { place, key } of rows) first.set(key, Math.min(place, first.get(key) ?? place));
  const doubtful = new Set(
    rows.filter((row) => row.taken || first.get(row.key) !== row.place).map(({ place }) => place),
  );
  return all.map((_wanted, place) => !doubtful.has(place));
}

/** Spaces around a text are nobody's intention. */
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
