/** How a subscription is billed. */
import { enumeration } from '../enumeration.ts';

export default enumeration('SubscriptionBilling', {
  Monthly: ['Monthly', 'Monatlich', 'Miesięcznie'],
  YearlyPrepaid: ['Yearly in advance', 'Jährlich im Voraus', 'Rocznie z góry'],
});
