/** Whoever changed a manifest and broke a test is told what to do; nobody else is. */
import { expect, it, vi } from 'vitest';
import { ChangedManifests } from '../changed-manifests.ts';

function said(state: 'passed' | 'failed', changed: readonly string[]): string {
  const print = vi.spyOn(console, 'info').mockImplementation(() => {});
  new ChangedManifests(() => changed).onTestRunEnd([
    { state: () => state, relativeModuleId: 'tests/journeys/lists.test.ts' },
  ]);
  const text = print.mock.calls.flat().join('\n');
  print.mockRestore();
  return text;
}

const one = 'manifests/screens/accounts/accounts.ts';

it('names what was changed, and the commands that say whether it is right', () => {
  const text = said('failed', [one]);
  expect(text).toContain(one);
  for (const command of ['check', 'diff main', 'reference', 'locales']) expect(text).toContain(`"npm run ${command}"`);
});

it('names some of many', () => {
  expect(
    said(
      'failed',
      Array.from({ length: 7 }, (_empty, at) => `manifests/${at}.ts`),
    ),
  ).toContain('and 2 more');
});

it('says nothing while all is green, or of a failure that no manifest can have made', () => {
  expect([said('passed', [one]), said('failed', [])]).toEqual(['', '']);
});
