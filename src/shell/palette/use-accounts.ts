/** Accounts that the server finds for what is typed, after a pause; an older question is cancelled. */
import { useEffect, useState } from 'react';
import type SearchAccounts from '../../../manifests/operations/Account/SearchAccounts.ts';
import { call } from '../../client/first/call.ts';
import { operationRef } from '../../client/first/operation-ref.ts';
import { useDebounced } from '../../engines/frame/use-debounced.ts';
import { limits } from '../../rules/limits.ts';
import { hrefOfRecord } from '../routing/screen-address.tsx';
import type { PaletteEntry } from './entries.ts';

const search = operationRef<typeof SearchAccounts>('Account/SearchAccounts', { kind: 'read' });
/** One letter finds everything. */
const shortest = 2;
const most = 6;

export interface FoundAccounts {
  readonly entries: readonly PaletteEntry[];
  readonly waiting: boolean;
}

export function useAccounts(query: string): FoundAccounts {
  const asked = useDebounced(query.trim(), limits.searchDebounce);
  const [found, setFound] = useState<{ readonly asked: string; readonly entries: readonly PaletteEntry[] }>();
  useEffect(() => {
    if (asked.length < shortest) return;
    const controller = new AbortController();
    const input = { searchString: asked, maxRows: most, includeDepartment: true, showTerminatedAccounts: true };
    call(search, input, { signal: controller.signal, quiet: true })
      .then((accounts) =>
        setFound({
          asked,
          entries: accounts.map(
            ({ AccountId, DisplayName, AccountType, AccountState, AccountIdentificator, Above }) => ({
              id: `account ${AccountId}`,
              group: 'accounts',
              title: DisplayName,
              note: Above ? `${AccountIdentificator} · ${Above}` : AccountIdentificator,
              type: AccountType,
              ended: AccountState === 'Terminated',
              href: hrefOfRecord('account', AccountId) ?? '#/',
            }),
          ),
        }),
      )
      // The palette finds screens and actions without it as well.
      .catch((error: unknown) => !controller.signal.aborted && console.warn('No accounts were found', error));
    return () => controller.abort();
  }, [asked]);
  const wanted = query.trim();
  if (wanted.length < shortest) return { entries: [], waiting: false };
  return { entries: found?.entries ?? [], waiting: found?.asked !== wanted };
}
