/** What was asked for at the start stands among the answers too, so that a block that shows it does not ask once more. */
import type GetSupportDetails from '../../../manifests/operations/Account/GetSupportDetails.ts';
import type GetCurrentUser from '../../../manifests/operations/Authorization/GetCurrentUser.ts';
import { currentSession, session } from '../../client/first/session-store.ts';
import { queryClient } from '../../client/query/query-client.ts';
import { supportDetails } from '../routing/after-entry.ts';

type Known = (typeof GetCurrentUser | typeof GetSupportDetails)['operation'];

const keep = (operation: Known, answer: unknown): void => {
  if (answer !== undefined) queryClient.setQueryData([operation, {}], answer);
};

/** From now on; they are as fresh as the call that brought them. */
export function keepKnownAnswers(): void {
  const keepUser = () => keep('Authorization/GetCurrentUser', currentSession());
  const keepSupport = () => keep('Account/GetSupportDetails', supportDetails.get());
  keepUser();
  keepSupport();
  session.subscribe(keepUser);
  supportDetails.subscribe(keepSupport);
}
