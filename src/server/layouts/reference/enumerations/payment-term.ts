/** When an invoice is to be paid. */
import { enumeration } from '../enumeration.ts';

export default enumeration('PaymentTerm', {
  Prepayment: 'Prepayment',
  Net7: '7 days net',
  Net14: '14 days net',
  Net30: '30 days net',
  Net45: '45 days net',
  Net60: '60 days net',
  EndOfMonth: 'End of the following month',
});
