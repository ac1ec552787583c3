/** Text in old addresses: what is written is read again, in either alphabet, and nothing else is. */
import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';

it.each(['', 'a', 'ab', 'tresor', 'Zażółć gęślą', '株式会社さくら', '?>~ÿ', '😀 & %2F'])('“%s” comes back', (text) => {
  const encoded = toBase64(text);
  expect(fromBase64(encoded)).toBe(text);
  expect(fromBase64(encoded.replace(/=/g, ''))).toBe(text);
  expect(fromBase64(encoded.replace(/\+/g, '-').replace(/\//g, '_'))).toBe(text);
});

it('writes the standard alphabet with padding', () => {
  expect([toBase64('tresor'), toBase64('a'), toBase64('?>~ÿ')]).toEqual(['dHJlc29y', 'YQ==', 'Pz5+w78=']);
});

it.each(['a', 'abcde', 'dHJl c29y', 'dHJlc29y!', '/w==', 'wyg='])('“%s” is no text', (encoded) => {
  expect(fromBase64(encoded)).toBeUndefined();
});
