/** Where somebody lands: of the published pages that fit him the one he has chosen, else the first (D33). */
import { sql } from 'kysely';
import type { Landing, LandingPanel } from '../../../manifests/entities/LandingPage.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { noPage } from './landing-pages.ts';

interface Row {
  readonly landing_page_id: number;
  readonly name: string;
  readonly panels: readonly Static<typeof LandingPanel>[];
}

const asMade = 0;

async function fitting({ db }: CallContext): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select * from my_landing_pages()`.execute(db);
  return rows;
}

export async function landingOf(context: CallContext): Promise<Static<typeof Landing>> {
  const pages = await fitting(context);
  const chosen = pages.length > 0 ? await choiceOf(context) : undefined;
  const made = { LandingPageId: asMade, Name: context.text('Dashboard') };
  const page = chosen === null ? undefined : (pages.find((each) => each.landing_page_id === chosen) ?? pages[0]);
  const all = pages.map(({ landing_page_id, name }) => ({ LandingPageId: landing_page_id, Name: name }));
  return {
    ...(page ? { LandingPageId: page.landing_page_id, Name: page.name } : made),
    Panels: [...(page?.panels ?? [])],
    Choices: pages.length > 0 ? [...all, made] : [],
  };
}

/** undefined: he has chosen none; null: the dashboard as it is made. */
async function choiceOf({ db, session }: CallContext): Promise<number | null | undefined> {
  const row = await db
    .selectFrom('landing_page_choice')
    .select('landing_page_id')
    .where('user_account_id', '=', session.user.UserAccountId)
    .executeTakeFirst();
  return row?.landing_page_id;
}

/** @returns its name. @throws 404 for a page that does not fit him. */
export async function chooseLanding(context: CallContext, landingPageId: number): Promise<string> {
  const page = (await fitting(context)).find((each) => each.landing_page_id === landingPageId);
  if (!page && landingPageId !== asMade) throw noPage(landingPageId);
  const landing_page_id = page?.landing_page_id ?? null;
  await context.db
    .insertInto('landing_page_choice')
    .values({ user_account_id: context.session.user.UserAccountId, landing_page_id })
    .onConflict((known) => known.column('user_account_id').doUpdateSet({ landing_page_id }))
    .execute();
  return page?.name ?? context.text('Dashboard');
}
