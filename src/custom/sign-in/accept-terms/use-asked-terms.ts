/** The terms that a sign-in is asked to accept: fetched in the reader's language, accepted together, then the user as he is now. */
import { useEffect, useState } from 'react';
import type GetTermsToAccept from '../../../../manifests/operations/Account/GetTermsToAccept.ts';
import type AcceptTerms from '../../../../manifests/operations/Marketplace/AcceptTerms.ts';
import { call } from '../../../client/first/call.ts';
import { CallError } from '../../../client/first/call-error.ts';
import { operationRef } from '../../../client/first/operation-ref.ts';
import { currentSession } from '../../../client/first/session-store.ts';
import { loadSession } from '../../../client/first/sign-in.ts';
import { afterWrite } from '../../../client/query/after-write.ts';
import { both, own } from '../../../define/contract/changes.ts';
import type { DataOf } from '../../../define/contract/operation.ts';
import { errorText } from '../card/error-text.ts';
import type { SignInSteps } from '../card/sign-in-steps.ts';

const quiet = { quiet: true, skipReauthentication: true };
const ask = operationRef<typeof GetTermsToAccept>('Account/GetTermsToAccept', { kind: 'read' });
const give = operationRef<typeof AcceptTerms>('Marketplace/AcceptTerms', {
  changes: [both('Terms'), own('CurrentUser')],
});

export type AskedTerms = DataOf<typeof GetTermsToAccept>;

export function useAskedTerms(steps: SignInSteps, language: string) {
  const [terms, setTerms] = useState<AskedTerms>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const fail = (error: unknown) => {
    if (error instanceof CallError && error.status === 401) return steps.toLogin();
    setFault(errorText(error));
  };
  /** None left: somebody has accepted them, so the user is asked for as he is now. */
  const show = async () => {
    if (!currentSession() && !(await loadSession())) return steps.toLogin();
    const asked = await call(ask, {}, quiet);
    if (asked.length > 0) return setTerms(asked);
    await loadSession();
    steps.enter();
  };
  const load = () => {
    setFault(undefined);
    show().catch(fail);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen opens, and in another language anew
  useEffect(load, [language]);

  const accept = async () => {
    setFault(undefined);
    setBusy(true);
    const accountId = currentSession()?.CompanyAccount.AccountId ?? 0;
    // All texts of a product are accepted together.
    const each = new Map(terms?.map((one) => [one.ProductName, one]));
    try {
      for (const { Id: termsId, ProductName: productName } of each.values())
        await call(give, { accountId, termsId, ...(productName === undefined ? {} : { productName }) }, quiet);
      void afterWrite(give);
      await show();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  const company = currentSession()?.CompanyAccount.DisplayName;
  return { terms, company, fault, isBusy, accept: () => void accept(), load };
}
