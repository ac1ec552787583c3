/** From one record of a sale to all others: order, requests to vendors, quantities from day to day, lines of bills, invoices. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { InvoiceKind } from '../../entities/invoice.ts';
import { accountId } from '../../entities/list.ts';
import { OrderState } from '../../entities/order.ts';
import { RequestAction, RequestState } from '../../entities/ProvisioningRequest.ts';

const optional = Type.Optional;
const Account = Type.Object({ AccountId: Type.Integer(), DisplayName: Type.String(), AccountType: Type.String() });

const TracedOrder = Type.Object({
  OrderId: Type.Integer(),
  OrderNumber: Type.String(),
  Status: OrderState,
  OrderDateUtc: Type.String(),
  Quantity: Type.Integer(),
  Creator: optional(Type.String()),
  /** Who has decided; absent: nobody had to. */
  UpdatedBy: optional(Type.String()),
  /** In the reader's language: Approved. */
  Decision: Type.String(),
});

const TracedRequest = Type.Object({
  RequestId: Type.Integer(),
  OrderAction: RequestAction,
  State: RequestState,
  Quantity: optional(Type.Integer()),
  SubscriptionId: optional(Type.String()),
  CreatedUtc: Type.String(),
  FinishedUtc: optional(Type.String()),
  /** The vendor has something else. */
  IsFaulty: optional(Type.Boolean()),
});

const TracedSpan = Type.Object({
  SpanId: Type.Integer(),
  Account,
  Fee: Type.String(),
  Quantity: Type.Integer(),
  From: Type.String(),
  /** The last day on which it holds; absent: it goes on. */
  To: optional(Type.String()),
});

const TracedLine = Type.Object({
  LineId: Type.Integer(),
  InvoiceId: Type.Integer(),
  InvoiceNumber: Type.String(),
  Kind: Type.String(),
  /** The sale: by whom to whom. */
  Seller: Type.String(),
  Buyer: Type.String(),
  What: Type.String(),
  /** In the reader's language: October 2026. */
  Period: Type.String(),
  From: optional(Type.String()),
  To: optional(Type.String()),
  Quantity: Type.Number(),
  /** Absent for whoever may not read what is paid. */
  Amount: optional(Type.Number()),
  Currency: Type.String(),
  /** It differs from what ran. */
  IsFaulty: optional(Type.Boolean()),
});

const TracedInvoice = Type.Object({
  InvoiceId: Type.Integer(),
  InvoiceNumber: Type.String(),
  Kind: InvoiceKind,
  Buyer: Type.String(),
  Period: Type.String(),
  IssuedUtc: Type.String(),
  Total: Type.Number(),
  Currency: Type.String(),
});

/** What a record says of days: a bar in the lane of its kind. */
const TracedBar = Type.Object({
  /** In the reader's language: Ordered, At the vendor, Runs, Billed to … */
  Lane: Type.String(),
  /** Of which fee, or by whom. */
  Note: optional(Type.String()),
  From: Type.String(),
  /** The last day; absent: it goes on. */
  To: optional(Type.String()),
  Label: Type.String(),
  Tone: Type.Enum(['plain', 'run', 'done', 'wait', 'fail'], { type: 'string' }),
  /** Of the month that goes on, as it would be billed now. */
  IsEstimate: optional(Type.Boolean()),
  /** Here and there another value: it concerns all lanes. */
  IsDrift: optional(Type.Boolean()),
  OrderId: optional(Type.Integer()),
  InvoiceId: optional(Type.Integer()),
  DriftId: optional(Type.Integer()),
});

export default operation('Account/GetTrace', {
  summary:
    'Answers what belongs to a subscription, order, request, span, line of a bill, charge or invoice: the orders, requests, spans, lines and invoices around it, as far as the caller sees them.',
  kind: 'read',
  subject: {
    Account: 'accountId',
    Order: 'orderId',
    ProvisioningRequest: 'requestId',
    Invoice: 'invoiceId',
    CustomCharge: 'customChargeId',
  },
  reads: ['Account', 'Drift', 'Invoice', 'Order', 'ProvisioningRequest'],
  needs: can('ONLINEBILL', 'Read'),
  errors: ['nothingInCommon', 'nothingToTrace', 'notFound', 'traceOfWhat'],
  /** All that are given have to belong to what is answered. */
  input: Type.Object({
    /** A subscription. */
    accountId: optional(accountId),
    orderId: optional(accountId),
    requestId: optional(accountId),
    spanId: optional(accountId),
    lineId: optional(accountId),
    customChargeId: optional(accountId),
    invoiceId: optional(accountId),
  }),
  data: Type.Object({
    /** How many there are in all; of each the newest 200 are answered. */
    OrdersCount: Type.Integer(),
    /** Absent for whoever may not read the technical part. */
    RequestsCount: optional(Type.Integer()),
    SpansCount: Type.Integer(),
    LinesCount: Type.Integer(),
    InvoicesCount: Type.Integer(),
    Orders: Type.Array(TracedOrder),
    Requests: Type.Array(TracedRequest),
    Spans: Type.Array(TracedSpan),
    Lines: Type.Array(TracedLine),
    Invoices: Type.Array(TracedInvoice),
    /** Who holds which quantity and amount from day to day, and where they differ. */
    Lanes: Type.Array(TracedBar),
  }),
  example: {
    input: { accountId: 100158 },
    data: {
      OrdersCount: 1,
      RequestsCount: 1,
      SpansCount: 1,
      LinesCount: 1,
      InvoicesCount: 1,
      Orders: [
        {
          OrderId: 39120,
          OrderNumber: 'O-39120',
          Status: 'Approved',
          OrderDateUtc: '2026-06-11T08:20:00Z',
          Quantity: 120,
          Creator: 'Ágnes Szőke-Müllner',
          Decision: 'Approved',
        },
      ],
      Requests: [
        {
          RequestId: 77120,
          OrderAction: 'Create',
          State: 'Completed',
          Quantity: 120,
          SubscriptionId: 'bt-77120-k',
          CreatedUtc: '2026-06-11T08:20:01Z',
          FinishedUtc: '2026-06-12T06:00:00Z',
        },
      ],
      Spans: [
        {
          SpanId: 811,
          Account: { AccountId: 100160, DisplayName: 'Mailbox Business', AccountType: 'Product' },
          Fee: 'Per user',
          Quantity: 120,
          From: '2026-06-12',
        },
      ],
      Lines: [
        {
          LineId: 3101,
          InvoiceId: 42,
          InvoiceNumber: 'I-2026-000042',
          Kind: 'Recurring',
          Seller: 'Ostsee Systemhaus GmbH & Co. KG',
          Buyer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
          What: 'Per user',
          Period: 'October 2026',
          From: '2026-10-01',
          To: '2026-10-31',
          Quantity: 120,
          Amount: 588,
          Currency: 'EUR',
        },
      ],
      Invoices: [
        {
          InvoiceId: 42,
          InvoiceNumber: 'I-2026-000042',
          Kind: 'Invoice',
          Buyer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
          Period: 'October 2026',
          IssuedUtc: '2026-10-31T23:00:04Z',
          Total: 5876.37,
          Currency: 'EUR',
        },
      ],
      Lanes: [
        { Lane: 'Ordered', From: '2026-06-12', Label: '120 · O-39120', Tone: 'plain', OrderId: 39120 },
        { Lane: 'At the vendor', From: '2026-06-12', To: '2026-11-04', Label: '120 · bt-77120-k', Tone: 'done' },
        { Lane: 'At the vendor', From: '2026-11-05', Label: '146', Tone: 'fail' },
        { Lane: 'Runs', Note: 'Per user', From: '2026-06-12', Label: '120', Tone: 'run' },
        {
          Lane: 'Billed to Donau-Dampfschifffahrtsgesellschaft mbH',
          Note: 'Ostsee Systemhaus GmbH & Co. KG',
          From: '2026-10-01',
          To: '2026-10-31',
          Label: '588.00 EUR',
          Tone: 'done',
          InvoiceId: 42,
        },
        {
          Lane: 'Billed to Donau-Dampfschifffahrtsgesellschaft mbH',
          Note: 'Ostsee Systemhaus GmbH & Co. KG',
          From: '2026-11-01',
          To: '2026-11-30',
          Label: '≈ 588.00 EUR',
          Tone: 'plain',
          IsEstimate: true,
        },
        {
          Lane: 'Drift',
          From: '2026-11-05',
          Label: 'Another quantity at the vendor: 146 instead of 120',
          Tone: 'fail',
          IsDrift: true,
          DriftId: 900_003,
        },
      ],
    },
  },
});
