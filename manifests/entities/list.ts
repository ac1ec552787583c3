/** What every list call has in common: offset, filter, order and limit, and the paged answer (CALL-012, ENT-79). */
import { Type } from 'typebox';

/** `options`, `orderBy` and `limit` of a list call. */
export const listInput = {
  options: Type.Optional(
    Type.Object({
      offset: Type.Optional(Type.Integer({ minimum: 0 })),
      filter: Type.Optional(Type.String({ maxLength: 200 })),
    }),
  ),
  orderBy: Type.Optional(
    Type.Object({ Key: Type.String({ maxLength: 60 }), Value: Type.Enum(['ASC', 'DESC'], { type: 'string' }) }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 20 })),
};

/** One page of rows and the count of them all. */
export const Paged = <Row extends Type.TSchema>(row: Row) =>
  Type.Object({ Items: Type.Array(row), TotalCount: Type.Integer() });

/** The id of an account, as every call takes it. */
export const accountId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
