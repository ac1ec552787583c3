/** The cart: services put together, each as it can be ordered now, and ordered at once (SOLO-30, SOLO-31). */
import {
  action,
  type BindingScope,
  type Block,
  can,
  editRows,
  facts,
  go,
  inContext,
  link,
  list,
  not,
  part,
  row,
  screen,
  session,
  show,
  stack,
  table,
  view,
  where,
} from '#define';
import { seesPrices } from '../../entities/order.ts';
import EmptyCart from '../../operations/Account/EmptyCart.ts';
import GetCart from '../../operations/Account/GetCart.ts';
import GetCartOverview from '../../operations/Account/GetCartOverview.ts';
import OrderCart from '../../operations/Account/OrderCart.ts';
import RemoveCartLine from '../../operations/Account/RemoveCartLine.ts';
import SetCartLineQuantity from '../../operations/Account/SetCartLineQuantity.ts';
import AcceptTerms from '../../operations/Marketplace/AcceptTerms.ts';
import { creditCheck } from '../order/price.block.ts';

const line = { cartLineId: row('CartLineId') } as const;

const lines: Block<BindingScope> = table(
  GetCart,
  {},
  {
    columns: [
      { field: 'Service', width: 260 },
      { field: 'TermName', title: 'Term', width: 120 },
      { field: 'Quantity', as: 'Number', width: 122 },
      { field: 'Value', as: 'Money', currency: 'Currency', title: 'Amount', width: 130, needs: seesPrices },
      { field: 'State', as: 'Status', width: 168 },
      { field: 'ParentAccount', title: 'For', hidden: true },
      { field: 'Note', title: 'What to know', hidden: true },
      { field: 'Vendor', hidden: true },
      {
        field: 'ShownValue',
        as: 'Money',
        currency: 'Currency',
        title: 'When it was put here',
        hidden: true,
        needs: seesPrices,
      },
      { field: 'AddedUtc', as: 'TimeAgo', title: 'Put here', hidden: true },
    ],
    wrap: true,
    remark: ['ParentAccount', 'Note'],
    edit: editRows(SetCartLineQuantity, line, { fields: { Quantity: 'quantity' }, steps: true }),
    actions: [
      link('Configuration and term', go('/cart/$cartLineId', line), {
        icon: 'settings',
        when: where({ ProductName: not(null) }),
      }),
      action(RemoveCartLine, line, {
        label: 'Take out',
        icon: 'trash',
        display: 'icon',
        message: 'Taken out of the cart',
      }),
    ],
    bulk: [action(RemoveCartLine, line, { label: 'Take out', icon: 'trash' })],
    empty: 'Your cart is empty. Put services into it from Explore, to order several at once.',
  },
);

/** Each opens with its text, and is accepted there. */
const termsOfCart: Block<BindingScope> = list(
  part(GetCartOverview, 'Terms'),
  {},
  {
    title: 'Terms',
    name: 'Name',
    icon: 'checklist',
    facts: [
      { field: 'Version', as: 'Number', title: 'Version' },
      { field: 'AcceptedUtc', as: 'Date', title: 'accepted' },
    ],
    action: show(
      { label: 'Terms', width: 'wide' },
      facts({
        fields: [{ field: 'TermsText', as: 'Html', title: 'Text' }],
        actions: [
          action(
            AcceptTerms,
            { accountId: session('CompanyAccount.AccountId'), productName: row('ProductName'), termsId: row('Id') },
            {
              label: 'Accept',
              icon: 'check',
              tone: 'main',
              when: where({ IsAccepted: false }),
              confirm: 'You accept these terms for your company.',
              message: 'Terms accepted',
            },
          ),
        ],
      }),
    ),
  },
);

const totals: Block<BindingScope> = view(
  GetCartOverview,
  {},
  {
    sections: [
      {
        title: 'Price',
        hideEmpty: true,
        fields: [
          { field: 'Monthly', as: 'Money', currency: 'Currency', title: 'Monthly' },
          { field: 'YearlyPrepaid', as: 'Money', currency: 'Currency', title: 'Yearly prepaid' },
          { field: 'Once', as: 'Money', currency: 'Currency', title: 'One-time' },
          { field: 'OrderValue', as: 'Money', currency: 'Currency', title: 'Order value' },
        ],
      },
      creditCheck,
    ],
  },
);

export default screen('/cart', {
  title: 'Cart',
  menu: { group: 'Marketplaces', order: 15 },
  needs: can('SALES_CART_SERVICES', 'Execute'),
  body: view(
    GetCartOverview,
    {},
    {
      sections: [
        {
          title: 'Order',
          hideEmpty: true,
          fields: [
            { field: 'Payer', title: 'Paid by' },
            { field: 'Seller', title: 'Ordered from' },
          ],
        },
      ],
      actions: [
        action(
          OrderCart,
          { cartLineIds: row('LineIds'), expectedTotal: row('OrderValue') },
          {
            label: inContext('Order', 'what is in the cart'),
            icon: 'shopping-cart',
            tone: 'main',
            when: where({ LinesCount: not(0) }),
            may: 'MayOrder',
            reason: 'Mend the lines that cannot be ordered so, and accept the terms, first.',
            confirm: {
              text: '{count, plural, one {One service is ordered} other {# services are ordered}}{value, select, none {} other { for {value} {currency}}}{approver, select, none {} other {, subject to approval}}.{risen, select, 0 {} other { Dearer: {risen}.}}',
              values: {
                count: 'LinesCount',
                value: 'OrderValue',
                currency: 'Currency',
                approver: 'Approver',
                risen: 'RisenCount',
              },
            },
            message: 'Ordered',
            then: go('/orders/my-orders?find?&sort?&page?&size?', {}),
          },
        ),
        link('Explore', go('/explore', {}), { icon: 'search', tone: 'main', when: where({ LinesCount: 0 }) }),
        link('Add a service', go('/cart/add?parentAccountId?&serviceId?', {}), { icon: 'plus' }),
        action(
          EmptyCart,
          { cartLineIds: row('LineIds') },
          {
            label: 'Empty cart',
            icon: 'trash',
            when: where({ LinesCount: not(0) }),
            confirm: {
              text: '{count, plural, one {One service is taken out of the cart} other {# services are taken out of the cart}}. Nothing of it is ordered.',
              values: { count: 'LinesCount' },
            },
            message: 'Your cart is empty',
          },
        ),
      ],
      below: lines,
      aside: stack(totals, termsOfCart),
    },
  ),
});
