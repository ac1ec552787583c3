/** Texts begin and end with a letter or a sign, have single blanks, and a title or a label ends without a full stop. */

import { auditOf } from '../../../src/define/contract/operation.ts';
import { contextOf } from '../../../src/define/in-context.ts';
import { objectsIn } from '../../../src/define/walk.ts';
import { textKeys } from '../../texts/screen-texts.ts';
import { at, quoted, type Rule } from '../findings.ts';

const texts = [...textKeys, 'event'];
const short = ['title', 'label', 'submit'];

export const rule: Rule = (product) =>
  [...Object.entries(product.screens), ...Object.entries(product.operations)].flatMap(([file, manifest]) =>
    [...objectsIn('path' in manifest ? manifest : { audit: auditOf(manifest) })].flatMap((part) =>
      texts.flatMap((key) => {
        const said = part[key];
        const text = typeof said === 'string' ? contextOf(said).text : undefined;
        const fault = text === undefined ? undefined : faultOf(text, short.includes(key));
        return fault === undefined ? [] : [{ ...at(product, file, quoted(String(text))), text: `"${text}" ${fault}.` }];
      }),
    ),
  );

function faultOf(text: string, isShort: boolean): string | undefined {
  // What is empty is told of by another rule.
  if (!text.trim()) return undefined;
  if (text !== text.trim()) return 'begins or ends with a blank';
  if (/ {2}/.test(text)) return 'has two blanks in a row';
  if (text.includes('...')) return 'has three dots; write …';
  if (isShort && /[^.]\.$/.test(text)) return 'ends with a full stop; titles and labels have none';
  return undefined;
}
