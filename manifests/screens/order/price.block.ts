/** What an order of one service comes to: its fees, and what it is against the payer's credit. */
import { type BindingScope, type Block, part, stack, step, table, view } from '#define';
import { seesPrices } from '../../entities/order.ts';
import GetOrderOverview from '../../operations/Account/GetOrderOverview.ts';

type Scope = BindingScope<
  {},
  {},
  { account: { AccountId: number }; service: { ServiceId: number }; amount: { quantity: number; term: string } }
>;

const wanted = {
  parentAccountId: step('account.AccountId'),
  serviceId: step('service.ServiceId'),
  quantity: step('amount.quantity'),
  term: step('amount.term'),
} as const;

/** What an order would be to its payer's credit. */
export const creditCheck = {
  title: 'Credit',
  hideEmpty: true,
  fields: [
    { field: 'Credit', as: 'Exposure', currency: 'Currency', title: 'Credit' },
    { field: 'Approver', title: 'Waits for approval by' },
  ],
} as const;

export const orderPrice: Block<Scope> = stack<Scope>(
  table(part(GetOrderOverview, 'Fees'), wanted, {
    title: 'Price',
    columns: [
      { field: 'Name', title: 'Fee', width: 260 },
      { field: 'Units', as: 'Number', title: 'Units', width: 110 },
      { field: 'Amount', as: 'Money', currency: 'Currency', title: 'Price', width: 130, needs: seesPrices },
      { field: 'Months', as: 'Number', title: 'Months', width: 90 },
      {
        field: 'Value',
        as: 'Money',
        currency: 'Currency',
        title: 'Amount',
        width: 150,
        total: 'sum',
        needs: seesPrices,
      },
    ],
    empty: 'Nothing is paid for it.',
  }),
  view(GetOrderOverview, wanted, {
    sections: [
      {
        title: 'Afterwards',
        hideEmpty: true,
        fields: [
          { field: 'EachMonth', as: 'Money', currency: 'Currency', title: 'Then each month' },
          { field: 'EachYear', as: 'Money', currency: 'Currency', title: 'Then each year' },
          { field: 'LargerQuantity', as: 'Number', title: 'More units would cost less: take' },
          { field: 'LargerSaves', as: 'Money', currency: 'Currency', title: 'That saves' },
        ],
      },
      creditCheck,
    ],
  }),
);
