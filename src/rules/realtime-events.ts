/** What the realtime hub can say, and which tags have changed then (HUB-16, ENT-64). */

/** The instance on which the hub is used (HUB-12). */
export const realtimeInstance = 'pp';

export const realtimeEvents: Readonly<Record<string, readonly string[]>> = {
  /** The prices of a pricelist were computed anew. */
  DP_UpdateComplete: ['Pricelist'],
};
