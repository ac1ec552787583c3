/** Directions: who hears a tag follows from how his branch stands to what was written, and from nothing else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Session } from '../identity/session.ts';
import { readChangeNotice, tagsFor } from './change-notice.ts';

const changes = [
  'Plain',
  { tag: 'Below', to: 'below' },
  { tag: 'Both', to: 'both' },
  { tag: 'Own', to: 'own' },
  { tag: 'Everywhere', to: 'everywhere' },
] as const;
const session = (path: string, user = 99) =>
  ({ sessionId: 's1', scope: { path, userAccountId: user }, user: { UserAccountId: user } }) as unknown as Session;
const told = (at: Session, ...paths: string[]) => tagsFor(at, { changes, paths, session: 's2' });

const branch = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
const pathOf = (ids: readonly number[]): string => `/${ids.join('/')}/`;

describe('tags', () => {
  it('reach those above, below or both; beside them only what everybody is told', () => {
    fc.assert(
      fc.property(branch, branch, (one, other) => {
        const [mine, written] = [pathOf(one), pathOf(other)];
        const [above, beneath] = [written.startsWith(mine), mine.startsWith(written)];
        const expected = [
          ...(above ? ['Plain'] : []),
          ...(beneath ? ['Below'] : []),
          ...(above || beneath ? ['Both'] : []),
          'Everywhere',
        ];
        expect(told(session(mine), written)).toEqual(expected);
      }),
    );
  });

  it('of one’s own reach the user alone, however far others see', () => {
    expect(told(session('/1/', 1), '/1/7/12/')).not.toContain('Own');
    expect(told(session('/1/7/', 12), '/1/7/12/')).toContain('Own');
    expect(told(session('/1/7/', 2), '/1/7/12/')).not.toContain('Own');
  });

  it('of what moved reach those above its former and its present place', () => {
    expect(told(session('/1/3/'), '/1/2/9/', '/1/3/9/')).toEqual(['Plain', 'Both', 'Everywhere']);
    expect(told(session('/1/2/'), '/1/2/9/', '/1/3/9/')).toEqual(['Plain', 'Both', 'Everywhere']);
    expect(told(session('/1/4/'), '/1/2/9/', '/1/3/9/')).toEqual(['Everywhere']);
  });

  it('are not told to the browser that wrote, which knows', () => {
    expect(tagsFor(session('/1/'), { changes, paths: ['/1/7/'], session: 's1' })).toEqual([]);
  });
});

it('a notice comes back as it was told', () => {
  const notice = { changes, paths: ['/1/7/'], session: null };
  expect(readChangeNotice(JSON.stringify(notice))).toEqual(notice);
});
