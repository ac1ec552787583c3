/** Whom a landing page fits, and what of it one of them would see. */
import { sql } from 'kysely';
import type PreviewLandingPage from '../../../manifests/operations/LandingPage/PreviewLandingPage.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import type { ListInput } from '../../rules/list-call.ts';
import { noAccount } from '../calls/failure.ts';
import { containing, pageOf, wordsOf } from '../db/list-query.ts';
import { findPage } from './landing-pages.ts';

const audience = ({ db }: CallContext, landingPageId: number) =>
  db
    .selectFrom(
      sql<{ user_account_id: number; display_name: string }>`landing_page_users(${landingPageId})`.as('reader'),
    )
    .select(['reader.user_account_id', 'reader.display_name']);

export async function audienceOf(context: CallContext, landingPageId: number, input: ListInput) {
  await findPage(context, landingPageId);
  const words = wordsOf(input);
  const people = audience(context, landingPageId).$if(words !== undefined, (query) =>
    query.where('reader.display_name', 'ilike', containing(words ?? '')),
  );
  const { rows, total } = await pageOf(context.db, people, {
    order: { DisplayName: 'display_name' },
    texts: { language: context.language, columns: ['display_name'] },
    standard: { display_name: 'asc' },
    input,
  });
  return {
    Items: rows.map(({ user_account_id, display_name }) => ({
      AccountId: user_account_id,
      DisplayName: display_name,
    })),
    TotalCount: total,
  };
}

/** As the caller himself, or as one whom the page fits. @throws 404 for anybody else: his rights are none of its matter. */
export async function previewFor(
  context: CallContext,
  landingPageId: number,
  userAccountId: number,
): Promise<DataOf<typeof PreviewLandingPage>> {
  const { panels } = await findPage(context, landingPageId);
  const { UserAccountId, UserAccount, Capability } = context.session.user;
  if (userAccountId === UserAccountId)
    return { DisplayName: UserAccount.DisplayName, Capability: [...(Capability ?? [])], Panels: [...panels] };
  const reader = await audience(context, landingPageId)
    .select(sql<DataOf<typeof PreviewLandingPage>['Capability']>`capabilities_of(reader.user_account_id)`.as('rights'))
    .where('reader.user_account_id', '=', userAccountId)
    .executeTakeFirst();
  if (!reader) throw noAccount(userAccountId);
  return { DisplayName: reader.display_name, Capability: reader.rights, Panels: [...panels] };
}
