/** Events reach every listener, whatever another one does, and say in whose name somebody works. */
import { afterEach, expect, test, vi } from 'vitest';
import { currentUserExample } from '../../../manifests/entities/CurrentUser.ts';
import { setSession } from '../first/session-store.ts';
import { onAnalyticsEvent, type RaisedEvent, raise } from './analytics.ts';

const event = { name: 'global-search__explore-link-click', searchText: 'dona' } as const;

afterEach(() => {
  setSession(undefined);
  vi.restoreAllMocks();
});

test('a listener hears events until it stops, and one that fails holds up nobody (ANALYT-06)', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const heard: RaisedEvent[] = [];
  const ends = [
    onAnalyticsEvent(() => {
      throw new Error('broken');
    }),
    onAnalyticsEvent((each) => heard.push(each)),
  ];
  raise(event);
  for (const end of ends) end();
  raise(event);
  expect(heard).toEqual([event]);
  expect(complaints).toHaveBeenCalledOnce();
});

test('whoever works in the name of somebody else is told of (ANALYT-07)', () => {
  const heard: RaisedEvent[] = [];
  const end = onAnalyticsEvent((each) => heard.push(each));
  setSession({ ...currentUserExample, ImpersonatorAccountId: 12 });
  raise(event);
  end();
  expect(heard).toEqual([{ ...event, impersonatorId: 12 }]);
});
