/** Fetches daily exchange rates. Where that fails the old ones stay and age, and the marketplace's administrators are told. */
import { Type } from 'typebox';
import { everywhere } from '../../define/contract/changes.ts';
import { job } from '../../define/contract/job.ts';
import { RatesProblem } from '../pricing/rates/daily-rates.ts';
import { fetchRates } from '../pricing/rates/fetch-rates.ts';
import { keepRates, tellOldRates } from '../pricing/rates/keep-rates.ts';

export default job('fetch-rates', {
  // Several times a day: a failure is made good before rates are out of date.
  everyMinutes: 360,
  payload: Type.Object({}),
  run: async (_payload, { ratesSource, step, report }) => {
    if (ratesSource === undefined) return;
    try {
      const rates = await fetchRates(ratesSource);
      await step(async ({ db, tell }) => {
        if ((await keepRates(db, rates)) > 0) await tell({ changes: [everywhere('ExchangeRate')] }, '/');
      });
    } catch (problem) {
      if (!(problem instanceof RatesProblem)) throw problem;
      report(new Error(`No exchange rates came from EXCHANGE_RATES. ${problem.message}`));
      await step(({ db }) => tellOldRates(db));
    }
  },
});
