/** The account as LoadAccountById and SaveAccount answer it: JSON text made by the database around ready-made definitions. */
import type { HandlerContext } from '../define/handler.ts';
import { noAccount } from './failure.ts';

/** The view whose values an account carries. */
export const generalView = 'General';

/** @throws 404 for an id that is absent or lies outside of the session's scope; both answer alike. */
export async function loadAccount(context: HandlerContext, accountId: number): Promise<string> {
  const { session, layouts, language } = context;
  const held = session.user.Capability;
  const hidden = layouts.hiddenFields(held);
  const row = await context.scoped('load_account', [accountId, language, hidden]);
  const [accountType, productName, before, after] = (row ?? []) as [string | null, string | null, string?, string?];
  if (!accountType || before === undefined || after === undefined) throw noAccount(accountId);
  return before + layouts.view(held, language, accountType, generalView, productName).definitions + after;
}
