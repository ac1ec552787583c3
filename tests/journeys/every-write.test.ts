/**
 * Whatever is written on a screen, by a button, from a dialog, a form, a record, from cells, by an order of rows or at the end of a
 * wizard: without a connection nothing is lost, and who was overtaken by somebody else is told, sees what stands there now, and
 * begins from it. `npm run sweep` walks through them, `npm test` through a few; they are found in the manifests.
 */
import type { Page } from 'playwright-core';
import { describe, type ExpectStatic, it } from 'vitest';
import { exampleAddress } from '../../.storybook/stories/example-address.ts';
import { someOf } from '../../generators/testing/sample.ts';
import { versionExample } from '../../manifests/entities/version.ts';
import { type FixtureVisitor, fixtureVisitors } from './browser/fixture.ts';
import { answersFor } from './writes/answers.ts';
import { mend, waitUntil } from './writes/hands.ts';
import { type Place, places } from './writes/places.ts';
import { type Way, wayOf } from './writes/ways.ts';

const { open: visit } = fixtureVisitors('product');

const walked = places.flatMap(([name, place]) => {
  const way = wayOf(place);
  return way ? [[`${name}, ${place.file}`, place, way] as const] : [];
});

/** It stands in the window, and nothing over it. */
const seen = (expect: ExpectStatic, page: Page, text: string | RegExp) =>
  expect
    .poll(async () => {
      const said = page
        .getByRole('alert')
        .or(page.getByRole('dialog').getByRole('listitem'))
        .filter({ hasText: text })
        .last();
      if ((await said.count()) === 0 || !(await said.isVisible())) return 'not there';
      return said.evaluate((each) => {
        const { top, bottom, left } = each.getBoundingClientRect();
        const over = document.elementFromPoint(left + 12, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
        return bottom > 0 && top < innerHeight && each.contains(over) ? 'in sight' : `from ${top} to ${bottom}`;
      });
    })
    .toBe('in sight');

const told = 'Grete Nowak has changed this meanwhile.';
const fresh = 'feedfacefeedface';
const withoutVersion = (input: unknown): unknown => JSON.parse(JSON.stringify(input).replaceAll(fresh, versionExample));

describe.concurrent.each(someOf(walked, 1, 'writes'))('%s', (_name, place, way) => {
  const { operation, edits } = place.operation;
  it('keeps everything while there is no connection, and sends it afterwards', ({ expect }) =>
    visiting(place, async ({ page, inputs }) => {
      await way.enter(page);
      const already = (await inputs(operation)).length;
      await sendAtLast(page, place, way, async () => (await inputs(operation)).length - already, true);
      await seen(expect, page, /No connection\./);
      await page.evaluate(() => {
        window.server.isOffline = false;
      });
      const first = (await inputs(operation)).slice(already);
      await way.send(page);
      await expect.poll(async () => (await inputs(operation)).length).toBe(already + 2 * first.length);
      expect((await inputs(operation)).slice(already + first.length)).toEqual(first);
    }));

  it.runIf(edits && sendsVersion(place))(
    'is told of who was first, sees what stands there now, and begins from it',
    ({ expect }) =>
      visiting(place, async ({ page, inputs }) => {
        const text = await way.enter(page);
        await page.evaluate(
          (other) => {
            window.server.overtaken = other;
          },
          { operation, version: versionExample, texts: { [versionExample]: fresh, ...(text && { [text]: 'Theirs' }) } },
        );
        const already = (await inputs(operation)).length;
        await sendAtLast(page, place, way, async () => (await inputs(operation)).length - already, false);
        if (place.means === 'undo') return seen(expect, page, told);
        if (text) {
          await seen(expect, page, told);
          await page.getByText('Theirs', { exact: true }).first().waitFor();
          await page.getByRole('button', { name: /^Take over/ }).waitFor();
          await way.send(page);
        } else if (
          way.looksAgain ||
          (place.means === 'action' && !('ask' in place.part)) ||
          ['rank', 'other'].includes(place.means)
        ) {
          await seen(expect, page, told);
          await way.send(page);
        }
        await expect.poll(async () => JSON.stringify((await inputs(operation)).at(-1))).toContain(fresh);
        const sent = await inputs(operation);
        expect(withoutVersion(sent.at(-1))).toEqual(withoutVersion(sent[already]));
      }),
  );
});

const hasPreview = ({ part }: Place): boolean => part['preview'] !== undefined;

/** Does the call take a parameter of the address? */
const binds = ({ part }: Place, name: string): boolean =>
  Object.values((part['input'] ?? {}) as object).some((binding) => binding.param === name);

/** What one takes back oneself a moment later may have none. */
const sendsVersion = ({ means, part, operation }: Place): boolean =>
  means !== 'undo' || [operation.edits?.version ?? ''].flat().some((name) => name in (part['input'] as object));

/** On the screen of a write, where its deed is offered. */
async function visiting(place: Place, work: (visitor: FixtureVisitor) => Promise<void>): Promise<void> {
  const params = exampleAddress(place.screen).params;
  const inPath = (name: string) => place.screen.path.includes(`$${name}`);
  const query = Object.entries(params).filter(([name]) => !inPath(name) && binds(place, name));
  const asked = {
    screen: place.file,
    ...params,
    ...(query.length > 0 && { query: String(new URLSearchParams(query)) }),
  };
  const opened = await visit(new URLSearchParams(asked).toString());
  const { page } = opened;
  page.setDefaultTimeout(30_000);
  try {
    const answers = JSON.stringify(answersFor(place));
    if (answers !== '{}') {
      await page.evaluate((changed) => sessionStorage.setItem('answers', changed), answers);
      await page.reload();
    }
    await work(opened);
  } finally {
    await opened.close();
  }
}

/** Sends, and puts right what is missed until it goes out. */
async function sendAtLast(page: Page, place: Place, way: Way, sent: () => Promise<number>, isOffline: boolean) {
  const connect = (off: boolean | string) =>
    page.evaluate((now) => {
      window.server.isOffline = now;
    }, off);
  // Where something is read on the way, that fails before: then the write fails alone.
  const isReading = place.means === 'wizard' || hasPreview(place);
  const end = Date.now() + 45_000;
  for (let turn = 0; Date.now() < end; turn += 1) {
    if (isOffline) await connect(isReading || turn > 0 ? place.operation.operation : true);
    await way.send(page);
    const wrong = page.locator('[aria-invalid="true"]').filter({ visible: true });
    await waitUntil(async () => (await sent()) > 0 || (await wrong.count()) > 0, 2500);
    if ((await sent()) > 0) return;
    if (isOffline) await connect(false);
    if (!(await mend(page, place))) await waitUntil(async () => (await sent()) > 0, 1500);
    await waitUntil(async () => false, 200);
  }
  throw new Error(`${place.operation.operation} was not sent`);
}
