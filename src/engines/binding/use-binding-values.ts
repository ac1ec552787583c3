/** What bindings of a block may refer to: the address, the signed-in user, and the row that the block stands in. */
import { useMemo } from 'react';
import { useAddress } from '../../client/page/address.tsx';
import { useSession } from '../../client/session/session.ts';
import type { BindingValues } from './resolve.ts';

export interface Given {
  readonly row?: unknown;
  readonly steps?: unknown;
}

export function useBindingValues({ row, steps }: Given): BindingValues {
  const { params, search } = useAddress();
  const session = useSession();
  // Query names of a path are parameters too: '/terminate?accountId'.
  return useMemo(
    () => ({ params: { ...search, ...params }, session, row, steps }),
    [params, search, session, row, steps],
  );
}
