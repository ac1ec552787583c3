/** What somebody else's script answers is read as text and safe addresses, whatever it is. */
import { expect, test } from 'vitest';
import { readAnswer } from './chat-bot.ts';

test('text, links and suggestions come through', () => {
  const answer = { text: 'Here.', links: [{ title: 'Accounts', address: '/accounts' }], suggestions: ['Jobs'] };
  expect(readAnswer(answer)).toEqual(answer);
  expect(readAnswer({ text: 'Hello' })).toEqual({ text: 'Hello', links: [], suggestions: [] });
});

test.each(['javascript:alert(1)', '//other.example', '/\\other.example', 'data:text/html,x', 'http://x.example', 7])(
  'a link to %s is left out',
  (address) => expect(readAnswer({ text: 'Here.', links: [{ title: 'x', address }, null] }).links).toEqual([]),
);

test.each([undefined, null, 'text', {}, { text: ' ' }, { text: 7 }])('%j is no answer', (found) => {
  expect(() => readAnswer(found)).toThrow();
});

test('lists that are none are empty', () => {
  expect(readAnswer({ text: 'Here.', links: 'x', suggestions: [7, 'a'] })).toMatchObject({
    links: [],
    suggestions: ['a'],
  });
});
