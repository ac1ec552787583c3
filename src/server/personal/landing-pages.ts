/** Landing pages of a company as who arranges them reads and changes them. */
import { type RawBuilder, sql } from 'kysely';
import type { LandingPage, LandingPanel } from '../../../manifests/entities/LandingPage.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { limits } from '../../rules/limits.ts';
import { readText } from '../access/standard/texts.ts';
import { companies, findAccount } from '../accounts/find.ts';
import { utc } from '../accounts/row.ts';
import { Failure } from '../calls/failure.ts';
import { inScope } from '../db/in-scope.ts';
import { rowVersion, versionOf } from '../db/record-version.ts';
import { uniquelyNamed } from '../db/unique-name.ts';

type Page = Static<typeof LandingPage>;
type Panels = readonly Static<typeof LandingPanel>[];

export const noPage = (landingPageId: number): Failure => new Failure(404, 'noLandingPage', { landingPageId });

const selected = ({ db }: CallContext) =>
  db
    .selectFrom('landing_page as page')
    .innerJoin('account', 'account.account_id', 'page.owner_company_id')
    .where(inScope('account.path'))
    .select([
      'page.landing_page_id',
      'page.owner_company_id',
      'page.name',
      'page.audience',
      'page.panels',
      'page.published_panels',
      'page.published_utc',
      'page.changed_utc',
      'page.position',
      rowVersion('page').as('version'),
      sql<boolean>`page.panels = page.published_panels`.as('is_as_published'),
      sql<number>`(select count(*)::int from landing_page_users(page.landing_page_id))`.as('users'),
      rolesOf(sql.ref('page.landing_page_id')).as('roles'),
    ]);

const rolesOf = (page: RawBuilder<unknown>) =>
  sql<readonly { role_id: number; name: string }[]>`
    (select coalesce(json_agg(chosen), '[]') from landing_page_roles(${page}) chosen)`;

type Row = Awaited<ReturnType<typeof findPage>>;

function pageOf(context: CallContext, row: Row, index: number): Page {
  return {
    LandingPageId: row.landing_page_id,
    Name: row.name,
    Audience: row.audience,
    Roles: row.roles.map(({ name }) => readText(context, name)),
    RoleIds: row.roles.map(({ role_id }) => role_id),
    State: row.published_utc === null ? 'Draft' : row.is_as_published ? 'Published' : 'Changed',
    Position: index + 1,
    Users: row.users,
    ...(row.published_utc && { PublishedUtc: utc(row.published_utc) }),
    ChangedUtc: utc(row.changed_utc),
    Version: row.version,
  };
}

/** @throws 404 for a company out of sight. */
export async function landingPages(
  context: CallContext,
  accountId: number,
): Promise<(Page & { OrderVersion: string })[]> {
  await findAccount(context, accountId, { types: companies });
  const OrderVersion = await versionOf(context, 'OrderOfLandingPages', accountId);
  const rows = await selected(context)
    .where('page.owner_company_id', '=', accountId)
    .orderBy('page.position')
    .orderBy('page.landing_page_id')
    .execute();
  return rows.map((row, index) => ({ ...pageOf(context, row, index), OrderVersion }));
}

/** A page of a company of the session's branch. @throws 404 for one that is absent or somebody else's. */
export async function findPage(context: CallContext, landingPageId: number) {
  const row = await selected(context).where('page.landing_page_id', '=', landingPageId).executeTakeFirst();
  if (!row) throw noPage(landingPageId);
  return row;
}

export async function landingPageDetails(context: CallContext, landingPageId: number) {
  const row = await findPage(context, landingPageId);
  const page = pageOf(context, row, 0);
  return {
    ...page,
    Position: row.position + 1,
    MayPublish: page.State !== 'Published' && row.panels.length > 0,
    IsPublished: page.State !== 'Draft',
    Panels: [...row.panels],
  };
}

/** @returns the id of the new page. @throws 400 for a name that another page of the company has. */
export async function addPage(context: CallContext, accountId: number, name: string): Promise<number> {
  await findAccount(context, accountId, { types: companies, alive: 'terminated', hold: 'share' });
  const known = await context.db
    .selectFrom('landing_page')
    .select('position')
    .where('owner_company_id', '=', accountId)
    .orderBy('position')
    .execute();
  if (known.length >= limits.landingPages) throw new Failure(409, 'tooManyLandingPages', { most: limits.landingPages });
  const values = { owner_company_id: accountId, name, position: (known.at(-1)?.position ?? -1) + 1 };
  const made = await named(context, 'name', () =>
    context.db
      .insertInto('landing_page')
      .values({ ...values, published_panels: null, published_utc: null })
      .returning('landing_page_id')
      .executeTakeFirstOrThrow(),
  );
  return made.landing_page_id;
}

const named = <Made>(context: CallContext, field: string, write: () => Promise<Made>): Promise<Made> =>
  uniquelyNamed(context, 'landing_page_owner_company_id_name_key', field, write);

const changing = ({ db }: CallContext, landingPageId: number) =>
  db.updateTable('landing_page').where('landing_page_id', '=', landingPageId);

/** @throws 404 for a role that people of its company cannot have. */
export async function describePage(
  context: CallContext,
  landingPageId: number,
  { name, audience, roleIds }: { name: string; audience: 'Company' | 'Role'; roleIds: readonly number[] },
): Promise<void> {
  const page = await findPage(context, landingPageId);
  const known = new Set((await rolesFor(context, page.owner_company_id)).map(({ RoleId }) => RoleId));
  const unknown = roleIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw new Failure(404, 'noRole', { roleId: unknown });
  await named(context, 'name', () =>
    changing(context, landingPageId).set({ name, audience, changed_utc: new Date() }).execute(),
  );
  await context.db.deleteFrom('landing_page_role').where('landing_page_id', '=', landingPageId).execute();
  const rows = roleIds.map((role_id) => ({ landing_page_id: landingPageId, role_id }));
  if (rows.length > 0) await context.db.insertInto('landing_page_role').values(rows).execute();
}

/** Names of the roles that people of a company can have: its own and templates from above it. */
export async function rolesFor(context: CallContext, companyId: number) {
  const { rows } = await sql<{ role_id: number; name: string }>`
    select role_id, name from roles_of_company(${companyId})`.execute(context.db);
  return rows.map(({ role_id, name }) => ({ RoleId: role_id, Name: readText(context, name) }));
}

export async function keepPanels(context: CallContext, landingPageId: number, panels: Panels): Promise<void> {
  await findPage(context, landingPageId);
  await changing(context, landingPageId)
    .set({ panels: JSON.stringify(panels) as never, changed_utc: new Date() })
    .execute();
}

/** @throws 409 for a page without panels. */
export async function publishPage(context: CallContext, landingPageId: number): Promise<string> {
  const page = await findPage(context, landingPageId);
  if (page.panels.length === 0) throw new Failure(409, 'emptyLandingPage');
  await changing(context, landingPageId)
    .set(({ ref }) => ({ published_panels: ref('panels'), published_utc: new Date() }))
    .execute();
  return page.name;
}

export async function withdrawPage(context: CallContext, landingPageId: number): Promise<string> {
  const page = await findPage(context, landingPageId);
  await changing(context, landingPageId).set({ published_panels: null, published_utc: null }).execute();
  return page.name;
}

export async function deletePage(context: CallContext, landingPageId: number): Promise<string> {
  const page = await findPage(context, landingPageId);
  await context.db.deleteFrom('landing_page').where('landing_page_id', '=', landingPageId).execute();
  return page.name;
}

/** Those that are named first, in their order; the others behind them as they stand. */
export async function arrangePages(context: CallContext, accountId: number, ids: readonly number[]): Promise<void> {
  const known = (await landingPages(context, accountId)).map(({ LandingPageId }) => LandingPageId);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) throw noPage(unknown);
  const order = [...new Set([...ids, ...known])];
  for (const [position, id] of order.entries()) await changing(context, id).set({ position }).execute();
}
