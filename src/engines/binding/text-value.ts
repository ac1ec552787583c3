/** Text of an address as the value that a schema wants, and back. */
import type { SchemaShape } from './schema.ts';

/** undefined: the text is no such value. */
export function readText(text: string, schema: SchemaShape): unknown {
  if (schema.enum) return schema.enum.find((member) => String(member) === text);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return readNumber(text, schema);
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'array':
      return readList(text, schema.items ?? {});
    case 'object':
      return undefined;
    default:
      return readString(text, schema);
  }
}

function readNumber(text: string, { type, minimum = -Infinity, maximum = Infinity }: SchemaShape): number | undefined {
  const form = type === 'integer' ? /^-?\d{1,16}$/ : /^-?\d+(\.\d+)?$/;
  const value = form.test(text) ? Number(text) : Number.NaN;
  return value >= minimum && value <= maximum ? value : undefined;
}

function readString(text: string, { format, minLength = 0, maxLength = Infinity }: SchemaShape): string | undefined {
  if (format === 'date-time' && Number.isNaN(Date.parse(text))) return undefined;
  return text.length >= minLength && text.length <= maxLength ? text : undefined;
}

function readList(text: string, items: SchemaShape): unknown[] | undefined {
  const values = splitList(text).map((each) => readText(each, items));
  return values.includes(undefined) ? undefined : values;
}

/** Items stand between commas; a comma inside an item is written as an address would. */
export const joinList = (items: readonly unknown[]): string =>
  items.map((item) => String(item).replace(/[%,]/g, (sign) => (sign === ',' ? '%2C' : '%25'))).join(',');

export const splitList = (text: string): string[] =>
  text.split(',').map((item) => item.replace(/%(2C|25)/g, (_, code) => (code === '25' ? '%' : ',')));

/** The value as text that `readText` reads back; undefined when it says nothing. */
export function writeText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return Array.isArray(value) ? joinList(value) || undefined : String(value);
}
