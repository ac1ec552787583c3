/** Elements of XML as text: what is empty is left out, so a missing fact needs no question where it stands. */
import { escapedMarkup } from '../../../rules/text/escaped-markup.ts';

type Content = string | number | bigint | readonly string[] | undefined;

/** No XML may hold these, written in whatever way. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

export const escaped = (text: string): string => escapedMarkup(text.replace(unwritable, ''));

export function element(name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): string {
  const inner = typeof content === 'object' ? content.join('') : escaped(String(content ?? ''));
  if (inner === '') return '';
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${said.join('')}>${inner}</${name}>`;
}
