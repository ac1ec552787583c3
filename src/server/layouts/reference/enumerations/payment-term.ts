/** When an invoice is to be paid. */
import { enumeration } from '../enumeration.ts';

export default enumeration('PaymentTerm', {
  Prepayment: ['Prepayment', 'Vorauskasse', 'Przedpłata'],
  Net7: ['7 days net', '7 Tage netto', '7 dni netto'],
  Net14: ['14 days net', '14 Tage netto', '14 dni netto'],
  Net30: ['30 days net', '30 Tage netto', '30 dni netto'],
  Net45: ['45 days net', '45 Tage netto', '45 dni netto'],
  Net60: ['60 days net', '60 Tage netto', '60 dni netto'],
  EndOfMonth: ['End of the following month', 'Ende des Folgemonats', 'Koniec następnego miesiąca'],
});
