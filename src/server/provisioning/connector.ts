/** What a vendor can be told and asked, whichever way he is reached. A connector touches no database; whoever calls it notes what it answers. */
import type { Health } from './health.ts';

/** Which word a vendor is told of a subscription. */
export const actions = ['create', 'change', 'suspend', 'resume', 'terminate'] as const;
export type Action = (typeof actions)[number];

export type Values = Readonly<Record<string, unknown>>;

/** As it goes over the wire. It holds no price, and no person but the technical contact. */
export interface Payload {
  /** When it was made: a message that is sent again is the same to the letter. */
  readonly sent_utc: string;
  /** Absent: nobody has ordered it, such as the end of a term. */
  readonly order?: { readonly order_id: number; readonly purchase_order_number?: string };
  readonly subscription: {
    readonly account_id: number;
    /** The vendor's own number, once he has told it. */
    readonly reference?: string;
    readonly product: string;
    readonly vendor_sku?: string;
    readonly quantity: number;
    readonly commitment_months: number;
  };
  readonly customer: {
    readonly identificator: string;
    readonly name: string;
    readonly country?: string;
    readonly reference?: string;
    readonly technical_contact?: { readonly name: string; readonly email: string };
  };
  /** What the service's own fields hold. */
  readonly configuration: Values;
  /** Where the vendor tells what came of it. */
  readonly callback: string;
}

/** One request, which a vendor carries out once however often it reaches him. */
export interface Message {
  readonly messageId: string;
  readonly payload: Payload;
}

/** What went over the wire, for the history. */
export interface Exchange {
  readonly durationMs: number;
  /** Absent: nothing was answered. */
  readonly status?: number;
  /** The beginning of the answer. */
  readonly body: string;
}

/** Why nothing is known yet, or `Busy`: the vendor has asked to come again. */
export type Hindrance = NonNullable<Health['problem']> | 'Busy';

export type Outcome = (
  | { readonly kind: 'done'; readonly reference: string; readonly facts?: Values }
  | { readonly kind: 'accepted'; readonly reference?: string }
  | { readonly kind: 'refused'; readonly message: string; readonly details?: string }
  | {
      readonly kind: 'unavailable';
      readonly problem: Hindrance;
      readonly message: string;
      /** Seconds that the vendor asks to wait. */
      readonly after?: number;
    }
) & { readonly exchange?: Exchange };

export type Unavailable = Extract<Outcome, { kind: 'unavailable' }>;

/** A list could not be read to its end. */
export class ConnectorFailure extends Error {
  readonly outcome: Unavailable;
  constructor(outcome: Unavailable) {
    super(outcome.message);
    this.outcome = outcome;
  }
}

/** A subscription as the vendor keeps it. */
export interface Theirs {
  readonly reference: string;
  readonly vendorSku: string;
  readonly quantity: number;
  readonly state: 'Active' | 'Suspended' | 'Ended';
}

/** So much of something was used on a day; the same key is the same use, however often it is told. */
export interface Usage {
  readonly key: string;
  readonly reference: string;
  /** Of the metered item. */
  readonly vendorSku: string;
  readonly quantity: number;
}

/** Where the choices of a field come from. */
export interface DataSource {
  /** As the vendor calls the list. */
  readonly path: string;
  readonly product: string;
  /** The company that buys; nobody in it. */
  readonly customer: { readonly identificator: string; readonly country?: string };
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Outcomes are answered, never thrown; lists throw ConnectorFailure where they cannot be read. */
export interface Connector {
  create(message: Message): Promise<Outcome>;
  change(message: Message): Promise<Outcome>;
  suspend(message: Message): Promise<Outcome>;
  resume(message: Message): Promise<Outcome>;
  terminate(message: Message): Promise<Outcome>;
  /** What became of a message that was accepted. @param message with the reference that is known already. */
  status(message: { readonly messageId: string; readonly reference?: string }): Promise<Outcome>;
  /** @param day as 2026-11-30. */
  usage(day: string): AsyncIterable<Usage>;
  /** @param after what they answered as the place to go on from. */
  list(after?: string): AsyncIterable<Theirs>;
  /** At most as many as one reads. */
  options(source: DataSource, text: string): Promise<readonly Choice[]>;
  health(): Promise<Health>;
}
