/** The states of a service: what has once been published is never a draft again, and stays. */
import { machine } from './machine.ts';

export const serviceMachine = machine(['Draft', 'Published', 'Retired'], 'Draft', {
  publish: { from: ['Draft', 'Retired'], to: 'Published' },
  /** It leaves every pricelist with this. */
  retire: { from: ['Published'], to: 'Retired' },
  delete: { from: ['Draft'] },
});
