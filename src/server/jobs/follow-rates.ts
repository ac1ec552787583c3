/** Lets prices follow the exchange rates, once a month. */
import { Type } from 'typebox';
import { job } from '../../define/contract/job.ts';
import { queueByRates } from '../pricing/rates/keep-rates.ts';

export default job('follow-rates', {
  everyMinutes: 60,
  payload: Type.Object({}),
  run: async (_payload, { step }) => {
    await step(({ db }) => queueByRates(db));
  },
});
