/** What was used on a day of what is paid by use, as its vendor has told it. */
import { Type } from 'typebox';
import { entity } from '#define';
import { PriceUnit } from './ServiceSearchResult.ts';

const optional = Type.Optional;

export const Usage = entity(
  'Usage',
  Type.Object({
    /** Of UTC. */
    Day: Type.String(),
    /** The subscription. */
    AccountId: Type.Integer(),
    Account: Type.String(),
    /** What is paid for. */
    Fee: Type.String(),
    Unit: optional(PriceUnit),
    Quantity: Type.Number(),
    /** How much of it stands on bills; the rest comes with the next one. */
    Billed: Type.Number(),
    /** The month of the newest bill that has some of it, such as 202611. */
    BilledIn: optional(Type.Integer()),
    ReceivedUtc: Type.String(),
  }),
);
