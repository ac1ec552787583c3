/** Notices when somebody else has come in the place of who works here, by a call of this tab or of another one (AUTH-38, AUTH-39). */
import type GetCurrentUser from '../../../manifests/operations/Authorization/GetCurrentUser.ts';
import { shell } from '../../../manifests/shell.ts';
import { call } from '../../client/first/call.ts';
import { operationRef } from '../../client/first/operation-ref.ts';
import { type CurrentUser, currentSession, session } from '../../client/first/session-store.ts';
import { concerns, onChanges } from '../../client/query/changes.ts';
import { tagsRead } from '../../define/contract/changes.ts';
import { restartApp } from '../routing/leave.ts';

const ask = operationRef<typeof GetCurrentUser>('Authorization/GetCurrentUser', { reads: ['CurrentUser'] });

export function watchIdentity(): void {
  let before = currentSession();
  const compare = (now: CurrentUser | undefined) => {
    if (!now) return;
    const change = before && changeOf(before, now);
    before = now;
    if (change) restartApp(change.place);
  };
  session.subscribe(() => compare(currentSession()));
  onChanges((tags) => {
    if (!before || !concerns(tagsRead(ask), tags)) return;
    call(ask, {}, { quiet: true }).then(compare, () => {});
  });
}

type Identity = Pick<CurrentUser, 'UserAccountId' | 'ImpersonatorAccountId' | 'MustSetupMfa' | 'MustAcceptTerms'>;

/** Why the page must start anew, and where if not here. */
export function changeOf(before: Identity, now: Identity): { readonly place?: string } | undefined {
  const isSame =
    before.UserAccountId === now.UserAccountId && before.ImpersonatorAccountId === now.ImpersonatorAccountId;
  // Whoever needs a second factor from now on, or has terms to accept, is led there.
  const isAsked = (now.MustSetupMfa && !before.MustSetupMfa) || (now.MustAcceptTerms && !before.MustAcceptTerms);
  if (isSame) return isAsked ? {} : undefined;
  // What a user sees in his name begins at his home; who comes back finds the page where it stands.
  return now.ImpersonatorAccountId === undefined ? {} : { place: shell.landing };
}
