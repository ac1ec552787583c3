/** A request to a vendor: what shall become of a subscription, how far that is, and what went to and fro (ENT-24). */
import { Type } from 'typebox';
import { anyOf, can, entity, type Static } from '#define';
import { accountId } from './list.ts';
import { SubscriptionState } from './subscription.ts';

const optional = Type.Optional;

export const requestId = accountId;

export const RequestState = Type.Enum(
  ['New', 'InProgress', 'Waiting', 'Failed', 'Escalated', 'Completed', 'Cancelled', 'RolledBack'],
  {
    type: 'string',
    words: {
      New: 'New',
      InProgress: 'In progress',
      Waiting: 'Waiting',
      Failed: 'Failed',
      Escalated: 'Escalated',
      Completed: 'Completed',
      Cancelled: 'Cancelled',
      RolledBack: 'Rolled back',
    },
  },
);

export const RequestAction = Type.Enum(['Create', 'Change', 'Suspend', 'Resume', 'Terminate'], {
  type: 'string',
  words: { Create: 'Set up', Change: 'Change', Suspend: 'Suspend', Resume: 'Resume', Terminate: 'Terminate' },
});

const WaitingFor = Type.Enum(['Retry', 'Vendor', 'Connector', 'Turn', 'Rollback'], {
  type: 'string',
  words: {
    Retry: 'The next try',
    Vendor: 'Word of the vendor',
    Connector: 'The connector',
    Turn: 'Earlier requests',
    Rollback: 'Being undone',
  },
});

const facts = {
  RequestId: Type.Integer(),
  State: RequestState,
  WaitingFor: optional(WaitingFor),
  OrderAction: RequestAction,
  ProductName: Type.String(),
  Icon: optional(Type.String()),
  /** Of the subscription. */
  AccountId: Type.Integer(),
  Account: Type.String(),
  /** What the subscription is meanwhile. */
  ProductStatus: SubscriptionState,
  CompanyAccountId: Type.Integer(),
  Company: Type.String(),
  /** As the customer is called outside. */
  CustomerId: Type.String(),
  /** As the vendor calls the subscription; absent: he has not told yet. */
  SubscriptionId: optional(Type.String()),
  Quantity: optional(Type.Integer()),
  OrderId: optional(Type.Integer()),
  OrderNumber: optional(Type.String()),
  /** The connector that it goes to. */
  Target: Type.String(),
  /** The vendor is told by people. */
  IsManual: Type.Boolean(),
  Creator: optional(Type.String()),
  CreatedUtc: Type.String(),
  LastSentUtc: optional(Type.String()),
  NextTryUtc: optional(Type.String()),
  FinishedUtc: optional(Type.String()),
  Attempts: Type.Integer(),
  ErrorMessage: optional(Type.String()),
  /** What the vendor says, or what it waits for. */
  Says: optional(Type.String()),
  IsFinalStatus: Type.Boolean(),
  IsRollbackCompleted: Type.Boolean(),
  /** Somebody wants it undone. */
  IsCancelWanted: Type.Boolean(),
  /** It was completed without the vendor. */
  IsByHand: Type.Boolean(),
  MayRetry: Type.Boolean(),
  MayEscalate: Type.Boolean(),
  MayComplete: Type.Boolean(),
  MayCancel: Type.Boolean(),
};

export const ProvisioningRequest = entity('ProvisioningRequest', Type.Object(facts));

const requests = Type.Integer();

/** How many there are in each state. */
export const RequestCounts = Type.Object({
  New: requests,
  InProgress: requests,
  Waiting: requests,
  Failed: requests,
  Escalated: requests,
  Completed: requests,
  Cancelled: requests,
  RolledBack: requests,
} satisfies Record<Static<typeof RequestState>, typeof requests>);

/** A message that went to the vendor or came from him. */
const Response = Type.Object({
  ResponseId: Type.Integer(),
  AtUtc: Type.String(),
  Direction: Type.Enum(['Sent', 'Callback', 'Poll', 'Manual'], {
    type: 'string',
    words: { Sent: 'Sent', Callback: 'Told by the vendor', Poll: 'Asked for', Manual: 'By hand' },
  }),
  Outcome: Type.Enum(['Done', 'Accepted', 'Refused', 'Failed', 'Timeout', 'Unreachable', 'Ignored'], {
    type: 'string',
    words: {
      Done: 'Done',
      Accepted: 'Accepted',
      Refused: 'Refused',
      Failed: 'Failed',
      Timeout: 'No answer in time',
      Unreachable: 'Not reached',
      Ignored: 'Changed nothing',
    },
  }),
  Attempt: Type.Integer(),
  /** Of HTTP. */
  StatusCode: optional(Type.Integer()),
  DurationMs: optional(Type.Integer()),
  /** The beginning of it, without what only vendor and customer may know. */
  Answer: optional(Type.String()),
});

export const ProvisioningRequestDetails = entity(
  'ProvisioningRequestDetails',
  Type.Object({ ...facts, ErrorDetails: optional(Type.String()), ResponseHistory: Type.Array(Response) }),
);

export const requestExample: Static<typeof ProvisioningRequest> = {
  RequestId: 80612,
  State: 'Failed',
  OrderAction: 'Create',
  ProductName: 'Virtual Desktop Plus',
  AccountId: 100902,
  Account: 'Virtual Desktop Plus',
  ProductStatus: 'Failed',
  CompanyAccountId: 100734,
  Company: 'Donau-Dampfschifffahrtsgesellschaft mbH',
  CustomerId: '100734',
  Quantity: 24,
  OrderId: 40713,
  OrderNumber: 'O-40713',
  Target: 'Fensterblick webhook',
  IsManual: false,
  Creator: 'Ágnes Szőke-Müllner',
  CreatedUtc: '2026-11-20T09:30:00Z',
  LastSentUtc: '2026-11-20T09:42:00Z',
  Attempts: 3,
  ErrorMessage: 'Host pool FRA-2 has no capacity for 24 desktops.',
  Says: 'Host pool FRA-2 has no capacity for 24 desktops.',
  IsFinalStatus: false,
  IsRollbackCompleted: false,
  IsCancelWanted: false,
  IsByHand: false,
  MayRetry: true,
  MayEscalate: true,
  MayComplete: false,
  MayCancel: true,
};

export const mayReadRequests = anyOf(
  can('FAILED_PROVISIONING', 'Read'),
  can('FAILED_PROVISIONING_OWNED', 'Read'),
  can('PROVISIONING_REQUEST', 'Read'),
  can('PROVISIONING_REQUEST_OWNED', 'Read'),
  can('SYSTEM_PROVISIONING_REQUEST', 'Read'),
);

/** Of what has failed: all that one sees, or what one has asked for. */
export const mayMendRequests = anyOf(
  can('FAILED_PROVISIONING', 'Execute'),
  can('FAILED_PROVISIONING_OWNED', 'Execute'),
);

/** One request, or several of which each has a result of its own. */
export const wantedRequests = {
  requestId: optional(requestId),
  requestList: optional(Type.Array(requestId, { minItems: 1, maxItems: 200, uniqueItems: true })),
};

export const RequestResults = Type.Array(
  Type.Object({
    RequestId: Type.Integer(),
    IsDone: Type.Boolean(),
    /** What it is then. */
    State: optional(RequestState),
    /** Why nothing was done. */
    Problem: optional(Type.String()),
  }),
);
