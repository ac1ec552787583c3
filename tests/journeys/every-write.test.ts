/**
 * Whatever is written from a dialog, from cells or at the end of a wizard, on every screen that has one: without a connection
 * nothing is lost, and who was overtaken by somebody else is told, sees what stands there now, and begins from it.
 * `npm run sweep` walks through them; they are found in the manifests.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { exampleAddress } from '../../.storybook/stories/example-address.ts';
import { stepPathsOf } from '../../.storybook/stories/wizard-steps.ts';
import { screenFiles } from '../../generators/product/all-screens.ts';
import { isWhole } from '../../generators/testing/sample.ts';
import { versionExample } from '../../manifests/entities/version.ts';
import type { Screen } from '../../src/define/screen.ts';
import type { PanelsShape, TableShape, WizardShape } from '../../src/define/shapes/block-shapes.ts';
import { type ActionShape, operationOf, type SourceShape } from '../../src/define/shapes/element-shapes.ts';
import { blocksOf, objectsIn } from '../../src/define/walk.ts';
import { startValues } from '../../src/engines/binding/resolve.ts';
import { type FixtureVisitor, fixtureVisitors } from './browser/fixture.ts';

const { visitor } = fixtureVisitors('product');

interface Written {
  readonly screen: Screen;
  readonly source: SourceShape;
  /** Fills in what is to be sent. Answers a text that stands in the record, if one was changed. */
  readonly enter: (page: Page) => Promise<string | undefined>;
  readonly send: (page: Page) => Promise<void>;
  /** What is not in anybody's way is not sent again by itself: there is a review to look at first. */
  readonly looksAgain?: true;
}

const save = (page: Page) => page.locator('[data-action-bar] button').last().click();

/** The tab that something stands in. */
const tabOf = (screen: Screen, part: object): string | undefined =>
  blocksOf<PanelsShape>('tabs', screen)
    .flatMap(({ panels }) => panels)
    .find(({ body }) => [...objectsIn(body)].includes(part as never))?.title;

/** The dialog of an action, wherever it stands. */
const ofAction = (screen: Screen, action: ActionShape): readonly Written[] => {
  if (action.action === 'link' || !('ask' in action) || !action.ask) return [];
  const { label, source, start } = { start: undefined, ...action };
  const isRow = [...objectsIn(screen)].some(({ actions }) => Array.isArray(actions) && actions.includes(action));
  const enter = async (page: Page) => {
    if (isRow) {
      const menu = page.getByRole('button', { name: /^Actions for/ });
      await page.locator('main table').first().waitFor();
      const tab = tabOf(screen, action);
      if (tab) await page.getByRole('link', { name: tab, exact: true }).click();
      await menu.first().click();
      await page.getByRole('menuitem', { name: label }).click();
    } else await page.getByRole('button', { name: label }).first().click();
    const field = page.getByRole('dialog').getByRole('textbox').first();
    const before = await field.inputValue();
    await field.fill(`${before} mine`);
    return start && before;
  };
  const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  return [{ screen, source, enter, send }];
};

const ofCells = (screen: Screen, { edit }: TableShape): readonly Written[] => {
  if (!edit) return [];
  const enter = async (page: Page) => {
    const cell = page.locator('td[data-editable]').first();
    await cell.click();
    if (!(await page.locator('td[data-changed]').count())) {
      await page.keyboard.type('mine');
      await page.keyboard.press('Enter');
    }
    await page.locator('td[data-changed]').first().waitFor();
    return undefined;
  };
  const send = async (page: Page) => {
    await save(page);
    if (!edit.confirm) return;
    const dialog = page.getByRole('dialog');
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button').last().click();
  };
  return [{ screen, source: edit.source, enter, send }];
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** At its last step, with what the examples of its calls would have entered. */
const ofWizard = (screen: Screen, { steps }: WizardShape): readonly Written[] => {
  const finish = steps.at(-1);
  const path = stepPathsOf(screen).at(-1);
  if (finish?.block !== 'finish' || !path) return [];
  const loaded = Object.fromEntries(
    steps.flatMap((step) => (step.block === 'load' ? [[step.step, operationOf(step.source).example.data]] : [])),
  );
  const started = steps.flatMap((step) =>
    step.block === 'ask' && step.start
      ? [[step.step, startValues(step.source, step.start, { params: {}, steps: loaded })] as const]
      : [],
  );
  const [text] = started.flatMap(([, value]) => [...objectsIn(value)].flatMap(Object.values).filter(isText));
  const entries = {
    ...path.kept.entries,
    ...Object.fromEntries(started.map(([step, value]) => [step, { value, isDone: true }])),
  };
  const enter = async (page: Page) => {
    const kept = JSON.stringify({ entries }).replaceAll(JSON.stringify(text), JSON.stringify(`${text} mine`));
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [path.key, kept] as const);
    await page.reload();
    await page.locator('[data-restored] button').first().click();
    return text;
  };
  const send = async (page: Page) => {
    const before = await sendings(page);
    for (let at = 0; at < steps.length && (await sendings(page)) === before; at += 1) {
      for (const box of await page.getByRole('group', { name: 'Confirm' }).getByRole('checkbox').all())
        await box.check();
      await save(page);
    }
  };
  return [{ screen, source: finish.source, enter, send, looksAgain: true }];
};

/** Calls of wizards, which alone have a key. */
const sendings = (page: Page): Promise<number> =>
  page.evaluate(() => window.server.asked.filter(({ idempotencyKey }) => idempotencyKey !== undefined).length);

const written: readonly (readonly [string, Written])[] = Object.entries(screenFiles).flatMap(([file, screen]) => {
  const name = /screens\/(.*)\.ts$/.exec(file)?.[1] ?? '';
  const found = [
    ...([...objectsIn(screen)].filter(({ action }) => typeof action === 'string') as never as ActionShape[]).flatMap(
      (action) => ofAction(screen, action),
    ),
    ...blocksOf<TableShape>('table', screen).flatMap((block) => ofCells(screen, block)),
    ...blocksOf<WizardShape>('wizard', screen).flatMap((block) => ofWizard(screen, block)),
  ];
  return found.map((each) => [`${name}: ${operationOf(each.source).operation}`, each] as const);
});

/** It stands in the window, and nothing over it. */
const seen = (page: Page, text: string | RegExp) =>
  expect
    .poll(async () => {
      const said = page.getByRole('alert').filter({ hasText: text }).first();
      if (!(await said.isVisible())) return 'not there';
      return said.evaluate((each) => {
        const { top, bottom, left } = each.getBoundingClientRect();
        const over = document.elementFromPoint(left + 12, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
        return bottom > 0 && top < innerHeight && each.contains(over) ? 'in sight' : `from ${top} to ${bottom}`;
      });
    })
    .toBe('in sight');

const told = 'Grete Nowak has changed this meanwhile.';
const fresh = 'feedfacefeedface';
const withoutVersion = (input: unknown) => JSON.stringify(input).replaceAll(fresh, versionExample);

describe.runIf(isWhole).each(written)('%s', (_name, { screen, source, enter, send, looksAgain }) => {
  const { operation, edits } = operationOf(source);
  const { params } = exampleAddress(screen);
  const open = (): Promise<FixtureVisitor> => {
    const name = Object.entries(screenFiles).find(([, each]) => each === screen)?.[0] ?? '';
    const file = /screens\/(.*)\.ts$/.exec(name)?.[1] ?? '';
    return visitor(new URLSearchParams({ screen: file, ...params }).toString());
  };

  it('keeps everything while there is no connection, and sends it afterwards', async () => {
    const { page, inputs } = await open();
    await enter(page);
    await page.evaluate(() => {
      window.server.isOffline = true;
    });
    await send(page);
    await seen(page, /No connection\./);
    await page.evaluate(() => {
      window.server.isOffline = false;
    });
    await send(page);
    await expect.poll(async () => (await inputs(operation)).length).toBe(2);
    const [first, second] = await inputs(operation);
    expect(second).toEqual(first);
  });

  it.runIf(edits)('is told of who was first, sees what stands there now, and begins from it', async () => {
    const { page, inputs } = await open();
    const text = await enter(page);
    await page.evaluate(
      (other) => {
        window.server.overtaken = other;
      },
      { operation, version: versionExample, texts: { [versionExample]: fresh, ...(text && { [text]: 'Theirs' }) } },
    );
    await send(page);
    if (text) {
      await seen(page, told);
      await page.getByText('Theirs', { exact: true }).first().waitFor();
      await page.getByRole('button', { name: /^Take over/ }).waitFor();
      await send(page);
    } else if (looksAgain) {
      await seen(page, told);
      await send(page);
    }
    await expect.poll(async () => JSON.stringify((await inputs(operation)).at(-1))).toContain(fresh);
    const sent = await inputs(operation);
    expect(withoutVersion(sent.at(-1))).toBe(withoutVersion(sent[0]));
  });
});

it('there is something to sweep', () => expect(written.length).toBeGreaterThan(5));
