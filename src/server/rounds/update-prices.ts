/** Computes prices anew where rules, costs or pricelists above have changed; until then everybody buys as before (PL-01 to PL-05). */
import { noteUpdates, type TakenUpdates, takeUpdates } from '../pricing/update/round.ts';
import { round } from '../queue/rounds.ts';

export default round<TakenUpdates, undefined>('update-prices', {
  take: takeUpdates,
  // Prices come from the database and go back to it: nothing is done outside.
  work: async () => undefined,
  note: (taken, _outcome, part) => noteUpdates(taken, part),
});
