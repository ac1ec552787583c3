/** What an account pays for a month, row by row (CALL-077). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { BillRow, BillTotals, billInput, billRowExample, billTotalsExample } from '../../entities/bill.ts';
import { listInput, Paged } from '../../entities/list.ts';

export default operation('Account/GetOnlineBillReport', {
  summary:
    'Answers the lines of the final invoices of a month, or of the month that goes on what they will be; grouped by who pays, with the sums over all of them.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['CustomCharge', 'Order'],
  needs: can('ONLINEBILL', 'Read'),
  partNeeds: [
    can('BILLING_SHOWPRODUCTPRICE', 'Read'),
    can('BILLING_SHOWPRODUCTPRICE_MARGIN', 'Read'),
    can('INDIRECT_PAYMENTS', 'Read'),
    can('CUSTOM_CHARGE_COST', 'Read'),
  ],
  errors: ['ERR-16', 'estimateTooLarge', 'noBills', 'noSuchMonth', 'notFound'],
  input: Type.Object({
    ...billInput,
    /** The rows of a customer: his row's RowId. */
    below: Type.Optional(Type.String({ maxLength: 40 })),
    ...listInput(['Name', 'SalesPrice', 'Customer']),
  }),
  data: Type.Object({
    ...Paged(BillRow).properties,
    IsEstimate: Type.Boolean(),
    Totals: BillTotals,
  }),
  example: {
    input: { accountId: 100734, intervalId: 202611 },
    data: { Items: [billRowExample], TotalCount: 1, IsEstimate: true, Totals: billTotalsExample },
  },
});
