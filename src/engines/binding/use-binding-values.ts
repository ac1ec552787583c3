/** What bindings of a block may refer to: the address, the signed-in user, the row that the block stands in, and the record above. */
import { useContext, useMemo } from 'react';
import { useAddress } from '../../client/page/address.tsx';
import { useSession } from '../../client/session/session.ts';
import { HeadRecord } from './head-record.ts';
import type { BindingValues } from './resolve.ts';

export interface Given {
  readonly row?: unknown;
  readonly steps?: unknown;
}

export function useBindingValues({ row, steps }: Given): BindingValues {
  const { params, search } = useAddress();
  const session = useSession();
  const head = useContext(HeadRecord);
  // Query names of a path are parameters too: '/terminate?accountId'.
  return useMemo(
    () => ({ params: { ...search, ...params }, session, row, steps, head }),
    [params, search, session, row, steps, head],
  );
}
