/** Asks the servers of vendors for their health, where somebody wants to know it now. */
import { noteCheck, takeCheck, type WantedCheck } from '../provisioning/connector-checks.ts';
import type { Health } from '../provisioning/health.ts';
import { openConnector } from '../provisioning/open-connector.ts';
import { round } from '../queue/rounds.ts';

/** Whoever pressed the button waits; and the answer comes before the lease ends. */
const longest = 15_000;

export default round<WantedCheck, Health>('check-connectors', {
  atOnce: 4,
  take: takeCheck,
  work: (row, { service, signal }) =>
    openConnector({ ...row, timeout_ms: Math.min(row.timeout_ms, longest) }, service, signal).health(),
  note: async ({ connector_id: id, path }, health, { db, worker, tell }) => {
    const isHeld = await noteCheck({ db, worker }, id, health);
    if (isHeld) await tell({ changes: ['Connector'] }, path);
    return isHeld;
  },
});
