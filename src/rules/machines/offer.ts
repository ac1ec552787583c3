/** The states of a service in a pricelist: what is withdrawn stays as a row, since prices and bills refer to it. */
import { machine } from './machine.ts';

export const offerMachine = machine(['Active', 'Withdrawn'], 'Active', {
  withdraw: { from: ['Active'], to: 'Withdrawn' },
  offer: { from: ['Withdrawn'], to: 'Active' },
});
