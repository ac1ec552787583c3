/** What a sheet of texts would change of a service, or why a cell of it cannot be taken. */
import { Type } from 'typebox';
import { allOf, can, entity } from '#define';

/** Texts are descriptions, and in all languages. */
export const readsTexts = allOf(can('SERVICE_LOCALIZATION', 'Read'), can('SERVICE_TOOL_DESCRIPTION', 'Read'));
export const writesTexts = allOf(can('SERVICE_LOCALIZATION', 'Update'), can('SERVICE_TOOL_DESCRIPTION', 'Update'));

/** The path of an uploaded workbook. */
export const textsFile = Type.String({ minLength: 1, maxLength: 300 });
export const nobodysFile = '00000000000000000000000000000000/00000000000000000000000.xlsx';

export const TextChange = entity(
  'TextChange',
  Type.Object({
    /** Column and row of the cell. */
    Cell: Type.String(),
    Kind: Type.Enum(['Faulty', 'Added', 'Changed', 'Cleaned', 'Removed'], {
      type: 'string',
      words: {
        Faulty: 'Faulty',
        Added: 'New',
        Changed: 'Changed',
        Cleaned: 'Changed, cleaned of what is not allowed',
        Removed: 'Taken away',
      },
    }),
    /** The key of the service. */
    ProductName: Type.String(),
    Part: Type.Optional(
      Type.Enum(['Name', 'Summary', 'Description'], {
        type: 'string',
        words: { Name: 'Name', Summary: 'Summary', Description: 'Description' },
      }),
    ),
    /** In the reader's language. */
    Language: Type.Optional(Type.String()),
    Before: Type.Optional(Type.String()),
    After: Type.Optional(Type.String()),
    /** Why it cannot be taken. */
    Problem: Type.Optional(Type.String()),
  }),
);
