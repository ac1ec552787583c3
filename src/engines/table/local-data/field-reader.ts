/** Reads one field of many rows: what valueAt works out at every call is worked out once. */

import { valueAt } from '../../../rules/path.ts';
import type { Row } from '../../binding/answer-rows.ts';

export type Reader = (row: Row) => unknown;

export const readerOf = (field: string): Reader =>
  field.includes('.') ? (row) => valueAt(row, field) : (row) => row[field];
