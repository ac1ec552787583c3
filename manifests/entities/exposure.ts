/** What somebody owes or is about to, against his credit: as lists and records draw it. */
import { Type } from 'typebox';

export const CreditUse = Type.Object({
  /** Of his other open orders. */
  Open: Type.Number(),
  /** Of what is asked for. */
  Added: Type.Number(),
  /** Absent: he has no credit. */
  Limit: Type.Optional(Type.Number()),
});

/** What an order would be to its payer's credit. Absent, each of it, for whoever may not read what is paid. */
export const creditFields = {
  OrderValue: Type.Optional(Type.Number()),
  CreditLimit: Type.Optional(Type.Number()),
  OpenOrders: Type.Optional(Type.Number()),
  AboveLimit: Type.Optional(Type.Number()),
  /** The same as one value. */
  Credit: Type.Optional(CreditUse),
  /** Who decides on it first; absent where nobody has to. */
  Approver: Type.Optional(Type.String()),
};
