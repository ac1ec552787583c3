/** The tabs of a record: those that somebody may open, and no row where that is the one he is on. */
import type { ScreenEntry } from 'virtual:screens';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { setSession } from '../../../client/first/session-store.ts';
import { startLocale } from '../../../client/language/locale.ts';
import { MemoryAddress } from '../../../client/page/address.tsx';
import { can } from '../../../define/contract/capability.ts';
import { Provider } from '../../../ui/Provider.tsx';
import { RecordTabs } from './RecordTabs.tsx';

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  await startLocale('en');
});

const entry = (path: string, title: string, needs: object | string, tab?: object) =>
  ({ path, title, gate: needs, session: [], access: 'login', tab, hasHeader: true }) as unknown as ScreenEntry;
const view = entry('/ship/$id', 'Ship', 'signedIn', { title: 'Ship', order: 1 });
const crew = entry('/ship/$id/crew', 'Crew', can('AUDIT_LOG', 'Read'), { title: 'Crew', order: 2 });
const sailor = entry('/ship/$id/sailor', 'Sailor', 'signedIn');
const below = entry('/ship/$id/crew/add', 'Add', 'signedIn');
const group = { first: view, screens: [view, crew, sailor, below] };

function drawn(current: ScreenEntry, held: readonly object[]): string {
  setSession({ Capability: held, UserAccount: {}, CompanyAccount: {} } as never);
  return renderToString(
    <Provider>
      <MemoryAddress>
        <RecordTabs group={group} current={current} record={{}} params={{ id: '7' }} />
      </MemoryAddress>
    </Provider>,
  );
}

const withCrew = [{ ObjectType: 'AUDIT_LOG', Read: true }];

it('of all that may be opened stand in a row', () => {
  const html = drawn(view, withCrew);
  expect(html).toContain('Parts of this record');
  expect(html).toMatch(/Ship.*Crew/);
});

it('of one alone stand in no row while it is open', () => {
  expect(drawn(view, [])).not.toContain('Parts of this record');
});

it('of one alone lead back to it from what is no part of it', () => {
  expect(drawn(sailor, [])).toContain('href="#/ship/7"');
});
