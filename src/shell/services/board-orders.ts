/** The order of the tiles of a screen's boards and which are hidden, kept on the server for each user. */
import type GetBoardOrder from '../../../manifests/operations/BoardOrder/GetBoardOrder.ts';
import type SaveBoardOrder from '../../../manifests/operations/BoardOrder/SaveBoardOrder.ts';
import { operationRef } from '../../client/first/operation-ref.ts';
import { useRead, useWrite } from '../../client/query/query.tsx';
import { own } from '../../define/contract/changes.ts';
import type { BoardOrders } from '../../engines/frame/engine-services.tsx';

/** By name alone: their schemas would have to be there before the screen. */
const calls = {
  order: operationRef<typeof GetBoardOrder>('BoardOrder/GetBoardOrder', { reads: ['BoardOrder'] }),
  save: operationRef<typeof SaveBoardOrder>('BoardOrder/SaveBoardOrder', { changes: [own('BoardOrder')] }),
} as const;

const asMade = { tiles: [], hidden: [] };

/** `path` is the screen's own, with its parameters by name: one order for all records of a screen. */
export const boardOrdersOf = (path: string): BoardOrders => ({
  useOrder(place) {
    const boardKey = `${path}#${place || '0'}`;
    const { data, error } = useRead(calls.order, { boardKey }, { together: true });
    const { write } = useWrite(calls.save);
    return {
      // A board whose order nobody can tell stands as it is made.
      kept: data ? { tiles: data.Tiles, hidden: data.Hidden } : error ? asMade : undefined,
      save: async ({ tiles, hidden }) => void (await write({ boardKey, tiles: [...tiles], hidden: [...hidden] })),
    };
  },
});
