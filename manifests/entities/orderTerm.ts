/** A term that a service is ordered in, as one value that can be chosen: its months and how they are paid. */
import { Type } from 'typebox';

export const OrderTerm = Type.String({ pattern: '^[1-9][0-9]{0,2}-(Monthly|YearlyPrepaid)$' });
