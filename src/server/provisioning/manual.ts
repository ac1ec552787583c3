/** The connector of vendors who are told by people: everything is accepted, and completed by hand. */
import type { Connector, Outcome } from './connector.ts';

const byHand = async (): Promise<Outcome> => ({ kind: 'accepted' });

/** Nobody can be asked what there is. */
async function* nothing(): AsyncIterable<never> {}

export const manualConnector: Connector = {
  create: byHand,
  change: byHand,
  suspend: byHand,
  resume: byHand,
  terminate: byHand,
  status: byHand,
  usage: nothing,
  list: nothing,
  options: async () => [],
  health: async () => ({ health: 'Up' }),
};
