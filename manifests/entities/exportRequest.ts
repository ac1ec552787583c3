/** What an export is asked with: a list call, the columns and their order as on the screen, and the form of the file. */
import { Type } from 'typebox';

const ExportColumn = Type.Object({
  /** Path in a row of the answer, such as 'User.DisplayName'. */
  field: Type.String({ minLength: 1, maxLength: 200 }),
  title: Type.String({ maxLength: 200 }),
  /** The field kind that shows it on the screen. */
  kind: Type.String({ minLength: 1, maxLength: 60 }),
  /** What the kind is told. */
  with: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.Unknown())),
  /** Words of values, where the screen has any. */
  choices: Type.Optional(
    Type.Array(
      Type.Object({
        value: Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]),
        label: Type.String({ maxLength: 200 }),
      }),
      { maxItems: 500 },
    ),
  ),
  /** Of an amount: its currency, or the path in the row where that stands. */
  currency: Type.Optional(Type.String({ maxLength: 3 })),
  currencyField: Type.Optional(Type.String({ maxLength: 200 })),
});

export const exportRequest = Type.Object({
  /** The list call: 'Account/GetAuditLog'. */
  operation: Type.String({ minLength: 3, maxLength: 120 }),
  /** What it is called with, paging aside: filters and order as on the screen. */
  input: Type.Record(Type.String({ maxLength: 60 }), Type.Unknown()),
  columns: Type.Array(ExportColumn, { minItems: 1, maxItems: 100 }),
  format: Type.Enum(['csv', 'xlsx'], { type: 'string' }),
  /** Without extension; cleaned by the rule for downloaded files (VAL-40, VAL-41). */
  fileName: Type.String({ minLength: 1, maxLength: 300 }),
  /** BCP 47 tag that numbers and dates follow. */
  locale: Type.String({ minLength: 2, maxLength: 35 }),
});
