/** Whether a value has a form that a kind can draw: whoever wrote the manifest may have named another one. */
import type { Kind } from './kind.ts';

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;

const isRecords = (value: unknown): boolean => (Array.isArray(value) ? value.some(isRecord) : isRecord(value));

/** Of records and lists; texts and numbers are drawn by every kind. */
export function hasForm(type: Kind['type'], value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (type === 'any') return !isRecords(value);
  if (type === 'records') return Array.isArray(value) && value.every(isRecord);
  if (type === 'array') return Array.isArray(value) && !isRecords(value);
  return type === 'object' ? isRecord(value) && !Array.isArray(value) : !isRecord(value);
}

/** A number or yes and no as the text that a kind of texts works on. */
export const asForm = <V>(type: Kind['type'], value: V): V =>
  type === 'string' && (typeof value === 'number' || typeof value === 'boolean') ? (String(value) as V) : value;
