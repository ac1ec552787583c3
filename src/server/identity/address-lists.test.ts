/** Allow and deny lists: what they take, and whom they let in. */
import { describe, expect, it } from 'vitest';
import { AddressLists, networkOf, normalizedList, wrongEntries } from './address-lists.ts';

describe('an entry', () => {
  it.each([
    '203.0.113.7',
    '10.0.0.0/8',
    '198.51.100.10-198.51.100.20',
    '2001:db8::1',
    '2001:db8::/32',
    '2001:db8::1 - 2001:db8::ff',
    '',
  ])('may be %j', (entry) => {
    expect(wrongEntries(`192.0.2.1 ,${entry},`)).toEqual([]);
  });

  it.each([
    '10.1',
    '203.0.113.256',
    '10.0.0.0/33',
    '10.0.0.0/',
    '198.51.100.20-198.51.100.10',
    '198.51.100.1-2001:db8::1',
    '1.2.3.4-1.2.3.5-1.2.3.6',
    'example.com',
    '-',
  ])('may not be %j', (entry) => {
    expect(wrongEntries(`192.0.2.1, ${entry}\n198.51.100.7, x`)).toEqual([entry, 'x']);
  });

  it('is kept with one space behind each comma', () => {
    expect(normalizedList(' 192.0.2.1,,10.0.0.0/8 , ')).toBe('192.0.2.1, 10.0.0.0/8');
  });
});

describe('the lists', () => {
  it.each([
    ['', '', '192.0.2.1', true],
    ['192.0.2.0/24', '', '192.0.2.9', true],
    ['192.0.2.0/24', '', '192.0.3.9', false],
    ['', '192.0.2.5-192.0.2.9', '192.0.2.9', false],
    ['', '192.0.2.5-192.0.2.9', '192.0.2.10', true],
    ['192.0.2.0/24', '192.0.2.7', '192.0.2.7', false],
    ['192.0.2.0/24', '', '::ffff:192.0.2.9', true],
    ['', '192.0.2.9', '::ffff:192.0.2.9', false],
    ['2001:db8::/32', '', '2001:db8:1::5', true],
    ['2001:db8::/32', '', '192.0.2.1', false],
    ['192.0.2.0/24', '', 'unknown', false],
  ])('allow %j and deny %j for %s: %s', (allow, deny, address, allowed) => {
    expect(new AddressLists(allow, deny).allow(address)).toBe(allowed);
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
