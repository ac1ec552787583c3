/** What a printed invoice or credit note says, whole and final: whoever prints it asks nothing else and computes nothing. */
import type { Language } from '../limits.ts';
import type { Decimal } from '../prices/decimal.ts';

/** A day as '2026-10-31'. */
export type Day = string;

/** The last day belongs to it. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** What is missing stays away: no empty texts. Names stand as they are written in their own script. */
export interface InvoiceParty {
  /** The customer number, or the account's id; of the seller what the buyer knows him by. */
  readonly number: string;
  readonly name: string;
  readonly street?: string;
  readonly addressExtra?: string;
  readonly postalCode?: string;
  readonly city?: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly vatNumber?: string;
  readonly taxNumber?: string;
  readonly contact?: string;
  readonly phone?: string;
  readonly email?: string;
}

export interface BankAccount {
  readonly bank?: string;
  readonly iban: string;
  readonly bic?: string;
}

export interface InvoiceSeller extends InvoiceParty {
  /** As 'HRA 4711, Amtsgericht Rostock'. */
  readonly register?: string;
  readonly bankAccounts: readonly BankAccount[];
  /** A picture as it is kept; without one his name stands in its place. */
  readonly logo?: Uint8Array;
}

/**
 * How a line's amount comes about: Monthly and YearlyPrepaid by days, OneTime and Charge once, Usage by what was received.
 */
export type InvoiceRhythm = 'Monthly' | 'YearlyPrepaid' | 'OneTime' | 'Usage' | 'Charge';

/** As price items have them. */
export type InvoiceUnit =
  | 'User'
  | 'Device'
  | 'Mailbox'
  | 'GB'
  | 'Hour'
  | 'Message'
  | 'Subscription'
  | 'Department'
  | 'Company';

/**
 * Amounts are what the buyer owes, in a credit note too: what he is given back is below zero, and its quantity with it.
 * A unit price is never below zero.
 */
export interface InvoiceDocumentLine {
  /** As the invoice line's own kind: a Credit gives back, a Correction stands in place of what was credited. */
  readonly kind: 'Recurring' | 'OneTime' | 'Usage' | 'CustomCharge' | 'Credit' | 'Correction';
  readonly rhythm: InvoiceRhythm;
  /** Lines of one name stand together, under it: the customer whose account it is. Charges have none and come last. */
  readonly group?: string;
  /** The service's name in the buyer's language, or what the charge is called. */
  readonly name: string;
  /** The service's product code, as 'P-100165'. */
  readonly code?: string;
  /** The fee's name in the buyer's language, as 'Per user', or a charge's description. */
  readonly detail?: string;
  /** In which the quantity is counted; without one by the piece. */
  readonly unit?: InvoiceUnit;
  readonly covers?: Days;
  /** Of Usage: the moment of the cut-off, in UTC, as '2026-10-31T23:00:00Z'. */
  readonly receivedUntilUtc?: string;
  readonly quantity: Decimal;
  /** Per month, of prepaid ones too. */
  readonly unitPrice: Decimal;
  /** 12 of a prepaid year; otherwise 1. */
  readonly months: number;
  /** So many days of so many; without them the line is charged whole. */
  readonly days?: number;
  readonly ofDays?: number;
  readonly amount: Decimal;
}

/** 'Standard': a rate, which may be 0. The others have none and say why on the document. */
export type TaxTreatment = 'Standard' | 'ReverseCharge' | 'NotTaxable' | 'Exempt';

export interface InvoiceDocumentTax {
  readonly treatment: TaxTreatment;
  /** In per cent. */
  readonly percent: Decimal;
  readonly net: Decimal;
  readonly tax: Decimal;
}

/** All lines are taxed alike, as seller and buyer decide it; so `taxes` has one entry, or none where there is no line. */
export interface InvoiceDocument {
  readonly kind: 'Invoice' | 'CreditNote';
  /** As 'I-2026-000042'. */
  readonly number: string;
  /** The buyer's. */
  readonly language: Language;
  /** Of the seller's country, for the tax note that his law asks for; left out where it is the buyer's. */
  readonly sellerLanguage?: Language;
  /** The stored moment, in UTC, as '2026-10-31T23:04:11Z'. */
  readonly issuedUtc: string;
  /** Of an invoice. */
  readonly due?: Day;
  readonly period: Days;
  readonly currency: string;
  /** The buyer's own. */
  readonly orderNumber?: string;
  /** Of a credit note: what it corrects. */
  readonly credits?: { readonly number: string; readonly issued: Day };
  /** Of a credit note: why, as whoever made it wrote. */
  readonly reason?: string;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceParty;
  /** In the order in which they are printed. */
  readonly lines: readonly InvoiceDocumentLine[];
  readonly taxes: readonly InvoiceDocumentTax[];
  readonly net: Decimal;
  readonly tax: Decimal;
  readonly total: Decimal;
}
