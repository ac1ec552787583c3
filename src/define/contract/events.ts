/** Events: what tells the lists of a screen that their rows may have changed. */

/**
 * `Written` follows every write, `<Service>Changed` the writes of one service; the others come from the server alone.
 * A test proves that each service is one of the contract.
 */
export const events = [
  'Written',
  'AccountChanged',
  'AuthorizationChanged',
  'IpRestrictionChanged',
  'JobChanged',
  'ListViewChanged',
  'DP_UpdateComplete',
] as const;
export type EventName = (typeof events)[number];

export const isEvent = (name: string): name is EventName => (events as readonly string[]).includes(name);

/** The events that a write leaves: 'Account/SaveAccount' changes accounts. */
export const eventsOf = (operation: string): readonly EventName[] =>
  ['Written', `${operation.split('/')[0]}Changed`].filter(isEvent);
