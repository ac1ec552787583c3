/** What counts as an address, a block or a range: what the address lists of Node take as well, and no more. */
import { BlockList, isIP } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ipRangeProblem, isIpRange } from './ip-range.ts';

it.each([
  '203.0.113.7',
  '0.0.0.0/0',
  '203.0.113.0/24',
  '198.51.100.1-198.51.100.9',
  '198.51.100.1 - 198.51.100.1',
  '::1',
  '::/0',
  '2001:db8::/32',
  '2001:DB8::1-2001:db8::ffff',
  '::ffff:203.0.113.7',
])('%s is one', (text) => expect(isIpRange(text)).toBe(true));

it.each([
  '',
  'nowhere',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.07',
  '203.0.113.7.',
  '203.0.113.0/33',
  '203.0.113.0/',
  '2001:db8::/129',
  '203.0.113.9-203.0.113.1',
  '203.0.113.9-2001:db8::1',
  '1.1.1.1-1.1.1.2-1.1.1.3',
  '203.0.113.1, 203.0.113.2',
  '2001:db8::1::2',
  'fe80::1%eth0',
  '[::1]',
])('%s is none, and is told as it was typed', (text) => {
  expect(ipRangeProblem(text)).toMatchObject({
    text: expect.stringMatching(/^Invalid range/),
    parameters: { value: text },
  });
});

it('agrees with Node on addresses, and on which of two comes first', () => {
  const address = fc.oneof(fc.ipV4(), fc.ipV6());
  fc.assert(
    fc.property(address, address, (one, other) => {
      expect([isIpRange(one), isIpRange(other)]).toEqual([true, true]);
      const kind = isIP(one) === 4 ? 'ipv4' : 'ipv6';
      let isRight = isIP(one) === isIP(other);
      try {
        new BlockList().addRange(one, other, kind);
      } catch {
        isRight = false;
      }
      expect(isIpRange(`${one}-${other}`)).toBe(isRight);
    }),
  );
});
