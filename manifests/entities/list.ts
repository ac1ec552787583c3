/** What every list call has in common: offset, filter, order and limit, and the paged answer (CALL-012, ENT-79). */
import { Type } from 'typebox';

/** The first row that is wanted, counted from 0, and the words of the find box. */
export const listOptions = Type.Optional(
  Type.Object({
    offset: Type.Optional(Type.Integer({ minimum: 0 })),
    filter: Type.Optional(Type.String({ maxLength: 200 })),
  }),
);

/** The fields of its rows that a list may be ordered by. */
export const orderBy = <const Key extends string>(keys: readonly Key[]) =>
  Type.Optional(
    Type.Object({
      Key: Type.Enum([...keys], { type: 'string' }),
      Value: Type.Enum(['ASC', 'DESC'], { type: 'string' }),
    }),
  );

/** `options`, `orderBy` and `limit` of a list call. */
export const listInput = <const Key extends string>(keys: readonly Key[]) => ({
  options: listOptions,
  orderBy: orderBy(keys),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 20 })),
});

/** One page of rows and the count of them all. */
export const Paged = <Row extends Type.TSchema>(row: Row) =>
  Type.Object({ Items: Type.Array(row), TotalCount: Type.Integer() });

/** The id of an account, as every call takes it. */
export const accountId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
