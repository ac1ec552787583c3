/** Asks the servers of vendors for their health, where somebody wants to know it now. */
import { noteCheck, takeCheck, type WantedCheck } from '../provisioning/connector-checks.ts';
import { checkHealth, type Health } from '../provisioning/health.ts';
import { round } from '../queue/rounds.ts';

/** Whoever pressed the button waits; and the answer comes before the lease ends. */
const longest = 15_000;

export default round<WantedCheck, Health>('check-connectors', {
  atOnce: 4,
  take: takeCheck,
  work: ({ url, timeout_ms: timeoutMs, secret, next_secret: next }, { service: { secrets, settings }, signal }) => {
    const kept = [secret, next].flatMap((each) => (each === null ? [] : [secrets.decrypt('connector', each)]));
    return checkHealth({
      url,
      secrets: kept,
      timeoutMs: Math.min(timeoutMs, longest),
      allowed: settings.connectorOrigins,
      signal,
    });
  },
  note: async ({ connector_id: id, path }, health, { db, worker, tell }) => {
    const isHeld = await noteCheck({ db, worker }, id, health);
    if (isHeld) await tell({ changes: ['Connector'] }, path);
    return isHeld;
  },
});
