/** A vendor defines what his service asks for; whatever is wrong is told with the field's name, and nothing is kept then. */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type SaveServiceFields from '../../../manifests/operations/ServiceManagement/SaveServiceFields.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import { definitionProblems, type Part, usedParts } from '../../rules/fields/defined-field.ts';
import { definitionTexts } from '../../rules/fields/definition-texts.ts';
import type { Problem } from '../../rules/fields/problem.ts';
import { Failure } from '../calls/failure.ts';
import { type Sentence, sentence } from '../calls/sentence.ts';
import { type Definition, holdersOf } from './fields.ts';
import { findOwnService, type OwnService } from './find.ts';
import { assertLanguages } from './languages.ts';

type Wanted = InputOf<typeof SaveServiceFields>['fields'][number];

interface Defined {
  readonly service: OwnService;
  /** What has changed, for the log. */
  readonly details: readonly Sentence[];
}

/** @throws 400 naming the field and what is wrong with it. */
export async function defineFields(
  context: CallContext,
  serviceId: number,
  given: readonly Wanted[],
): Promise<Defined> {
  const { db } = context;
  const service = await findOwnService(context, serviceId, true);
  const wanted = given.map(withoutBlanks);
  await assertRight(context, serviceId, wanted);
  const known = await db
    .selectFrom('service_field')
    .select(['name', 'stage', 'definition', 'position'])
    .where('service_id', '=', serviceId)
    .execute();
  const kept = new Set(wanted.map(({ Key, Name }) => Key ?? Name));
  const gone = known.map(({ name }) => name).filter((name) => !kept.has(name));
  if (gone.length > 0)
    await db.deleteFrom('service_field').where('service_id', '=', serviceId).where('name', 'in', gone).execute();
  const before = new Map(known.map((row) => [row.name, row]));
  await rename(
    context,
    serviceId,
    wanted.filter(({ Key, Name }) => Key !== undefined && Key !== Name && before.has(Key)),
  );
  const details = [...gone.map((name) => sentence('{field} taken away', { field: name }))];
  for (const [position, field] of wanted.entries()) {
    const was = before.get(field.Key ?? field.Name);
    const definition = definitionOf(field);
    const isSame = was && was.stage === field.Stage && isDeepStrictEqual(was.definition, definition);
    if (!was) details.push(sentence('{field} added', { field: field.Name }));
    else if (was.name !== field.Name)
      details.push(sentence('{before} is called {after}', { before: was.name, after: field.Name }));
    else if (!isSame) details.push(sentence('{field} changed', { field: field.Name }));
    if (isSame && was.position === position) continue;
    const row = { position, stage: field.Stage, definition: JSON.stringify(definition) };
    await db
      .insertInto('service_field')
      .values({ service_id: serviceId, name: field.Name, ...row })
      .onConflict((conflict) => conflict.columns(['service_id', 'name']).doUpdateSet(row))
      .execute();
  }
  await db.updateTable('service').set({ modified_utc: sql`now()` }).where('service_id', '=', serviceId).execute();
  return { service, details };
}

/** Two may change their names with each other, so all go by another one first. */
async function rename({ db }: CallContext, serviceId: number, fields: readonly Wanted[]): Promise<void> {
  const call = (from: string, to: string) =>
    db
      .updateTable('service_field')
      .set({ name: to })
      .where('service_id', '=', serviceId)
      .where('name', '=', from)
      .execute();
  for (const [index, { Key = '' }] of fields.entries()) await call(Key, between(index));
  for (const [index, { Name }] of fields.entries()) await call(between(index), Name);
}

const between = (index: number): string => `Renamed${'X'.repeat(40)}${index}`;

async function assertRight(context: CallContext, serviceId: number, fields: readonly Wanted[]): Promise<void> {
  assertLanguages(
    fields.flatMap(({ DisplayValue, Description, Choices = [] }) =>
      [DisplayValue, Description ?? {}, ...Choices.map((one) => one.DisplayValue)].flatMap(Object.keys),
    ),
  );
  const held = await holdersOf(context, serviceId);
  const fixed = fields.findIndex(
    ({ Key, Name }) => Key !== undefined && Key !== Name && (held.get(Key)?.count ?? 0) > 0,
  );
  const reserved = fields.findIndex(({ Name }) => context.layouts.isReserved(Name));
  const [first] = definitionProblems(fields);
  if (first) throw wrongDefinition(context, fields[first.index], first.part, first.problem);
  if (reserved >= 0) throw wrongDefinition(context, fields[reserved], 'Name', { text: definitionTexts.nameReserved });
  if (fixed >= 0) throw wrongDefinition(context, fields[fixed], 'Name', { text: definitionTexts.nameFixed });
}

function wrongDefinition(context: CallContext, field: Wanted | undefined, part: Part, problem: Problem): Failure {
  const said = context.text(problem.text, problem.parameters);
  const name = field?.Name || field?.DisplayValue['en'] || '–';
  return new Failure(
    400,
    'wrongDefinition',
    { field: name, part, problem: said },
    { fields: `${name}, ${part}: ${said}` },
  );
}

const trimmed = (texts: Readonly<Record<string, string>> | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts ?? {}).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])),
  );

const withoutBlanks = ({ HeldBy: _h, IsHeldByFew: _f, ...field }: Wanted): Wanted => ({
  ...field,
  Name: field.Name.trim(),
  DisplayValue: trimmed(field.DisplayValue),
  ...(field.Description && { Description: trimmed(field.Description) }),
  ...(field.Choices && {
    Choices: field.Choices.map(({ Value, DisplayValue }) => ({
      Value: Value.trim(),
      DisplayValue: trimmed(DisplayValue),
    })),
  }),
});

function definitionOf(given: Wanted): Definition {
  const { Key: _k, ...field } = given;
  const { Name: _n, Stage: _s, IsWhole, Description, ...rest } = usedParts(field);
  const isTrue = (value: unknown): boolean => value !== false;
  return {
    ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => isTrue(value))) as unknown as Definition),
    ...(Description && Object.keys(Description).length > 0 && { Description }),
    ...(IsWhole && { With: { whole: true } }),
    ...(rest.Default === false && { Default: false }),
  };
}
