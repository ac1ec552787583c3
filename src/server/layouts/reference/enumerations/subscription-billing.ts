/** How a subscription is billed. */
import { enumeration } from '../enumeration.ts';

export default enumeration('SubscriptionBilling', {
  Monthly: 'Monthly',
  YearlyPrepaid: 'Yearly in advance',
});
