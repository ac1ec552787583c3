/** What the realtime hub can say, and which tags have changed then (HUB-16, ENT-64). */
import type { InstanceId } from './brand/instance.ts';

/** The instance on which the hub is used (HUB-12). */
export const realtimeInstance: InstanceId = 'pp';

export const realtimeEvents: Readonly<Record<string, readonly string[]>> = {
  /** The prices of a pricelist were computed anew. */
  DP_UpdateComplete: ['Pricelist'],
};
