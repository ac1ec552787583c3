/** Example operations of orders that wait for a credit check. */
import { Type } from 'typebox';
import { can, entity, operation } from '#define';
import { Paged } from './reply.ts';

const Order = entity(
  'Order',
  Type.Object({
    OrderId: Type.Integer(),
    Status: Type.Enum(['Pending', 'Approved', 'Declined', 'Cancelled']),
    Creator: Type.String(),
    OrderDateUtc: Type.String(),
    OrderValue: Type.Number(),
    Payer: Type.Object({ AccountId: Type.Integer(), DisplayName: Type.String() }),
    ApprovalReason: Type.Optional(Type.String()),
  }),
);

const first = {
  OrderId: 5,
  Status: 'Pending',
  Creator: 'ann',
  OrderDateUtc: '2026-01-01T00:00:00Z',
  OrderValue: 12,
  Payer: { AccountId: 7, DisplayName: 'Acme' },
} as const;

export const GetOrders = operation('Account/GetCreditCheckOrders', {
  kind: 'read',
  subject: 'none',
  reads: ['Account'],
  needs: can('CREDITCHECK_ORDERMANAGEMENT', 'Read'),
  input: Type.Object({
    limit: Type.Optional(Type.Integer()),
    status: Type.Optional(Type.Enum(['Pending', 'Approved'])),
  }),
  data: Paged(Order),
  example: { input: {}, data: { Items: [first], TotalCount: 1 } },
});

/** Only the latest, without how many there are. */
export const GetRecent = operation('Account/GetRecentOrders', {
  kind: 'read',
  subject: 'none',
  reads: ['Account'],
  needs: can('CREDITCHECK_ORDERMANAGEMENT', 'Read'),
  input: Type.Object({ limit: Type.Optional(Type.Integer()) }),
  data: Type.Array(Type.Object({ Status: Type.String(), Orders: Type.Integer() })),
  example: { input: {}, data: [] },
});

/** Added up over all of them. */
export const GetOrdersByStatus = operation('Account/GetOrdersByStatus', {
  kind: 'read',
  subject: 'none',
  reads: ['Account'],
  needs: can('CREDITCHECK_ORDERMANAGEMENT', 'Read'),
  input: Type.Object({}),
  data: Type.Array(Type.Object({ Status: Type.String(), Orders: Type.Integer() })),
  example: { input: {}, data: [{ Status: 'Pending', Orders: 3 }] },
});

export const ApproveOrder = operation('Account/ApproveCreditCheckOrder', {
  kind: 'write',
  subject: { Order: 'orderId' },
  changes: ['Account'],
  needs: can('CREDITCHECK_ORDERMANAGEMENT', 'Update'),
  input: Type.Object({ orderId: Type.Integer(), reason: Type.String() }),
  data: Order,
  audit: { event: 'OrderApproved' },
  example: { input: { orderId: 5, reason: 'known customer' }, data: first },
});
