/** What follows from what the hub says: the newest of each event and marketplace, and nothing of what is not known. */
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { onChanges } from '../query/changes.ts';
import { takeRealtimeMessage } from './realtime-messages.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Which of the messages were told on. */
function told(messages: readonly object[]): object[] {
  const passed: object[] = [];
  let present: object = {};
  const stop = onChanges(() => passed.push(present));
  for (present of messages) takeRealtimeMessage(present);
  stop();
  return passed;
}

let lists = 0;
const update = (MarketplaceId: number, time: number) => ({
  Event: 'DP_UpdateComplete',
  MarketplaceId,
  TimeStamp: new Date(time).toISOString(),
});

it('what is older than the newest of its marketplace is dropped, and of others it is not (HUB-13, HUB-14)', () => {
  const sequence = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 20 })), { maxLength: 30 });
  fc.assert(
    fc.property(sequence, (given) => {
      lists += 10;
      const messages = given.map(([list, time]) => update(lists + list, time * 1000));
      const newest = new Map<number, number>();
      const expected = messages.filter((_message, index) => {
        const [list = 0, time = 0] = given[index] ?? [];
        const isOld = time < (newest.get(list) ?? 0);
        if (!isOld) newest.set(list, time);
        return !isOld;
      });
      expect(told(messages)).toEqual(expected);
    }),
  );
});

it('instants are compared as points in time, however they are written (HUB-15, HUB-27)', () => {
  const list = { Event: 'DP_UpdateComplete', MarketplaceId: -1 };
  const noon = { ...list, TimeStamp: '2026-03-01T12:00:00.500Z' };
  const earlier = { ...list, TimeStamp: '2026-03-01T13:00:00.400+01:00' };
  const same = { ...list, TimeStamp: '2026-03-01T13:00:00.500+01:00' };
  expect(told([noon, earlier, same])).toEqual([noon, same]);
});

it('an unknown event is logged with those that are known (HUB-16)', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(told([{ ...update(1, 0), Event: 'toString' }])).toEqual([]);
  expect(log.mock.lastCall?.[0]).toMatch(/"toString".*DP_UpdateComplete/);
});

it.each([[null], ['DP_UpdateComplete'], [{}], [{ Event: 'DP_UpdateComplete', TimeStamp: 'soon' }]])(
  '%j is ignored',
  (message) => {
    expect(told([message as object])).toEqual([]);
  },
);
