/** Changes of capability sets: nobody gives or takes a right that he does not hold himself. */
import { sql } from 'kysely';
import type { Capability } from '../../../manifests/entities/Capability.ts';
import { objectTypes } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { Failure } from '../calls/failure.ts';
import { type Sentence, sentence } from '../calls/sentence.ts';
import { wrongFields } from '../calls/wrong-fields.ts';
import { uniquelyNamed } from '../db/unique-name.ts';
import { flagNames, ownSet } from './capability-sets.ts';
import { rightTitle } from './right-titles.ts';
import { keptText, loggedText } from './standard/texts.ts';

type Line = Static<typeof Capability>;

interface Wanted {
  readonly Name?: string;
  readonly IsTemplate?: boolean;
  readonly Capabilities?: readonly Line[];
}

const contractTypes: ReadonlySet<string> = new Set(objectTypes);
const flagsOf = (line: Line): string[] => flagNames.filter((flag) => line[flag] === true);

function changesOf({ layouts }: CallContext, line: Line): readonly Sentence[] {
  const { ObjectType: member } = line;
  const right = {
    is: 'member',
    name: rightTitle({ layouts, language: 'en' }, member),
    member,
    of: 'ObjectType',
  } as const;
  const flags = (held: boolean) =>
    flagNames.filter((flag) => line[flag] === held).map((name) => ({ is: 'text', name }) as const);
  const given = flags(true);
  const taken = flags(false);
  return [
    ...(given.length > 0 ? [sentence('{right}: given {flags}', { right, flags: given })] : []),
    ...(taken.length > 0 ? [sentence('{right}: taken away {flags}', { right, flags: taken })] : []),
  ];
}

export async function addSet(
  context: CallContext,
  ownerCompanyId: number,
  { Name = '', IsTemplate = false, Capabilities = [] }: Wanted,
): Promise<number> {
  const { capability_set_id } = await uniquelyNamed(
    context,
    'capability_set_owner_company_id_name_key',
    'capabilitySet.Name',
    () =>
      context.db
        .insertInto('capability_set')
        .values({ owner_company_id: ownerCompanyId, name: keptText(context, Name.trim()), is_template: IsTemplate })
        .returning('capability_set_id')
        .executeTakeFirstOrThrow(),
  );
  await putLines(context, capability_set_id, Capabilities);
  return capability_set_id;
}

/** @returns what was changed, for the log. */
export async function changeSet(
  context: CallContext,
  ownerCompanyId: number,
  capabilitySetId: number,
  { Name, IsTemplate, Capabilities = [] }: Wanted,
): Promise<readonly Sentence[]> {
  const before = await ownSet(context, ownerCompanyId, capabilitySetId);
  // Always written, so that a change of its lines alone is a change of the set.
  const changes = {
    name: keptText(context, Name?.trim() ?? before.Name),
    ...(IsTemplate === undefined ? {} : { is_template: IsTemplate }),
  };
  await uniquelyNamed(context, 'capability_set_owner_company_id_name_key', 'capabilitySet.Name', () =>
    context.db
      .updateTable('capability_set')
      .set(changes)
      .where('capability_set_id', '=', capabilitySetId)
      .where('owner_company_id', '=', ownerCompanyId)
      .execute(),
  );
  await putLines(context, capabilitySetId, Capabilities, before.Capabilities);
  return [
    sentence('Capability set: {name}', { name: loggedText(changes.name) }),
    ...Capabilities.flatMap((line) => changesOf(context, line)),
  ];
}

/** @returns its name, for the log. */
export async function deleteSet(
  context: CallContext,
  ownerCompanyId: number,
  capabilitySetId: number,
): Promise<string> {
  const { Name } = await ownSet(context, ownerCompanyId, capabilitySetId);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from role_capability_set where capability_set_id = ${capabilitySetId}`.execute(
    context.db,
  );
  const n = rows[0]?.n ?? 0;
  if (n > 0) throw new Failure(409, 'capabilitySetInUse', { n });
  await context.db
    .deleteFrom('capability_set')
    .where('capability_set_id', '=', capabilitySetId)
    .where('owner_company_id', '=', ownerCompanyId)
    .execute();
  return Name;
}

async function putLines(
  context: CallContext,
  capabilitySetId: number,
  lines: readonly Line[],
  before: readonly Line[] = [],
): Promise<void> {
  const known = new Map(before.map((line) => [line.ObjectType, line]));
  // What is named twice adds up.
  for (const line of lines) known.set(line.ObjectType, { ...known.get(line.ObjectType), ...line });
  const named = new Set(lines.map(({ ObjectType }) => ObjectType));
  const wanted = [...named].map((type) => [type, flagsOf(known.get(type) ?? { ObjectType: type })] as const);
  assertHeld(context, wanted);
  for (const [object_type, flags] of wanted) {
    if (flags.length === 0) {
      await context.db
        .deleteFrom('capability_set_entry')
        .where('capability_set_id', '=', capabilitySetId)
        .where('object_type', '=', object_type)
        .execute();
    } else {
      await context.db
        .insertInto('capability_set_entry')
        .values({ capability_set_id: capabilitySetId, object_type, flags })
        .onConflict((conflict) => conflict.columns(['capability_set_id', 'object_type']).doUpdateSet({ flags }))
        .execute();
    }
  }
}

function assertHeld(context: CallContext, wanted: readonly (readonly [string, readonly string[]])[]): void {
  for (const [objectType, flags] of wanted) {
    // A right that nothing asks for is a typing error.
    if (!contractTypes.has(objectType)) throw wrongFields(context, [[objectType, { text: fieldTexts.format }]]);
    const held = context.session.user.Capability.find(({ ObjectType }) => ObjectType === objectType) as
      | Line
      | undefined;
    const lacking = flags.filter((flag) => held?.[flag as keyof Line] !== true);
    if (lacking.length > 0) throw new Failure(403, 'notYourRight', { right: `${objectType} ${lacking.join(', ')}` });
  }
}
