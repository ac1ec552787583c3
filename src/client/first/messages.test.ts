/** How long messages stay, and which replaces which. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdMessage, messages, pastMessages, removeMessage, runMessageAction, showMessage } from './messages.ts';

const texts = () => messages.get().map((message) => message.text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { name } of messages.get()) removeMessage(name);
  vi.useRealTimers();
});

test('a success disappears after 5 seconds (MSG-01, CONST-09)', () => {
  showMessage({ type: 'success', text: 'Account saved' });
  vi.advanceTimersByTime(4999);
  expect(texts()).toEqual(['Account saved']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test.each(['error', 'warning', 'info'] as const)('%s stays until it is closed (MSG-02)', (type) => {
  const name = showMessage({ type, text: 'Read me' });
  vi.advanceTimersByTime(3_600_000);
  expect(texts()).toEqual(['Read me']);
  removeMessage(name);
  expect(texts()).toEqual([]);
});

test('a message replaces its namesake, and its 5 seconds start again (MSG-03, MSG-09)', () => {
  showMessage({ name: 'save', type: 'success', text: 'first' });
  vi.advanceTimersByTime(4000);
  showMessage({ name: 'save', type: 'success', text: 'second' });
  expect(texts()).toEqual(['second']);
  vi.advanceTimersByTime(4000);
  expect(texts()).toEqual(['second']);
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

test('an error in the place of a success does not inherit its end', () => {
  showMessage({ name: 'save', type: 'success', text: 'saved' });
  showMessage({ name: 'save', type: 'error', text: 'not saved' });
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['not saved']);
});

test('a blank text removes the message (MSG-04)', () => {
  showMessage({ name: 'notice', type: 'info', text: 'Maintenance at noon' });
  showMessage({ name: 'notice', type: 'info', text: '  ' });
  expect(texts()).toEqual([]);
});

test('messages without a name stand side by side (MSG-10)', () => {
  showMessage({ type: 'info', text: 'one' });
  showMessage({ type: 'info', text: 'one' });
  expect(texts()).toEqual(['one', 'one']);
});

test('a message may stay longer than others, and stays while it is held', () => {
  const name = showMessage({ type: 'success', text: 'Removed', lifetime: 12_000 });
  vi.advanceTimersByTime(11_999);
  holdMessage(name, true);
  vi.advanceTimersByTime(3_600_000);
  expect(texts()).toEqual(['Removed']);
  holdMessage(name, false);
  vi.advanceTimersByTime(11_999);
  expect(texts()).toEqual(['Removed']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

describe('what has been said can be read again', () => {
  const past = () => pastMessages.get().map((message) => message.text);
  beforeEach(() => pastMessages.set([]));

  test('newest first, with its time, after it has gone', () => {
    vi.setSystemTime('2026-11-23T10:00:00Z');
    showMessage({ type: 'success', text: 'saved' });
    showMessage({ type: 'info', text: 'ready' });
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual(['ready']);
    expect(past()).toEqual(['ready', 'saved']);
    expect(pastMessages.get()[0]?.time.toISOString()).toBe('2026-11-23T10:00:00.000Z');
  });

  test('what replaces a standing message is listed in its place; what comes after it has gone is listed beside it', () => {
    const name = showMessage({ name: 'export', type: 'info', text: '10 %' });
    showMessage({ name: 'export', type: 'info', text: '90 %' });
    removeMessage(name);
    showMessage({ name: 'export', type: 'error', text: 'no room' });
    showMessage({ name: 'export', type: 'info', text: ' ' });
    expect(past()).toEqual(['no room', '90 %']);
  });

  test('fifty of them', () => {
    for (let at = 1; at <= 60; at++) showMessage({ type: 'success', text: `saved ${at}` });
    expect([past().length, past()[0], past().at(-1)]).toEqual([50, 'saved 60', 'saved 11']);
  });
});

test('an action is done, and takes its message away only where it says so', () => {
  const run = vi.fn();
  const actions = [
    { label: 'Look', run },
    { label: 'Undo', run, closeMessage: true },
  ] as const;
  showMessage({ type: 'info', text: 'moved', actions });
  const [message] = messages.get();
  if (!message) throw new Error('no message');
  runMessageAction(message, actions[0]);
  expect(texts()).toEqual(['moved']);
  runMessageAction(message, actions[1]);
  expect([texts(), run.mock.calls.length]).toEqual([[], 2]);
});
