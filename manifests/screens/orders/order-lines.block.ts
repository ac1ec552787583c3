/** What an order asks for, line by line. */
import { type BindingScope, type Block, type DataOf, go, row, table } from '#define';
import { seesPrices } from '../../entities/order.ts';
import type GetOrder from '../../operations/Account/GetOrder.ts';
import GetOrderLines from '../../operations/Account/GetOrderLines.ts';

export const orderLines: Block<BindingScope<{}, DataOf<typeof GetOrder>>> = table(
  GetOrderLines,
  { orderId: row('OrderId') },
  {
    title: 'Lines',
    columns: [
      { field: 'Service', width: 220 },
      { field: 'Quantity', as: 'Number', width: 100 },
      { field: 'Value', as: 'Money', currency: 'Currency', title: 'Order value', width: 130, needs: seesPrices },
      { field: 'QuantityBefore', as: 'Number', title: 'So far', width: 100 },
      { field: 'CommitmentMonths', as: 'Number', title: 'Months', width: 100 },
      { field: 'Billing', title: 'Payment', width: 160 },
      { field: 'Ends', title: 'Ends when it starts', width: 220 },
    ],
    open: go('/account/$accountId', { accountId: row('AccountId') }),
  },
);
