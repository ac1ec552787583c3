/** The words of a countdown. */
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startLocale } from '../../client/language/locale.ts';
import { Provider } from '../../ui/Provider.tsx';
import { MaintenanceBar } from './MaintenanceBar.tsx';

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  await startLocale('en');
});
beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

it.each([
  [119_000, 'Maintenance starts in 2 minutes.'],
  [60_000, 'Maintenance starts in 60 seconds.'],
  [1001, 'Maintenance starts in 2 seconds.'],
  [1000, 'Maintenance starts in 1 second.'],
])('%i ms before the start it says: %s (MAINT-06)', (left, words) => {
  const drawn = renderToString(
    <Provider>
      <MaintenanceBar told={{ start: Date.now() + left, text: '' } as never} />
    </Provider>,
  );
  expect(drawn).toContain(`>${words}<`);
});
