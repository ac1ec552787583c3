/** A text that is too long is cut at its own end: where people read from right to left, Latin names keep their beginning. */
import { expect, it } from 'vitest';
import { files, textOf } from './files.ts';

const rules = files
  .filter((file) => /^src\/.*\.css$/.test(file))
  .flatMap((file) =>
    [...textOf(file).matchAll(/\{([^{}]*text-overflow: ellipsis[^{}]*)\}/g)].map(([, body = '']) => ({ file, body })),
  );

it('each style that cuts a text says "unicode-bidi: plaintext", and keeps the edge of what is around it', () => {
  expect(rules.length).toBeGreaterThan(10);
  const wrong = rules.filter(
    ({ body }) => !body.includes('unicode-bidi: plaintext') || !/text-align: (var\(--as-parent\)|start)/.test(body),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
