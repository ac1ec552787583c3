/** A month that is billed, as a number: 202611 (CALL-076 to CALL-079). */
import { Type } from 'typebox';

export const intervalId = Type.Integer({ minimum: 200_001, maximum: 999_912 });
