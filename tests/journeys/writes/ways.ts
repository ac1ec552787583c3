/** How each kind of write is made by hand: what stands before it, what is typed, and what sends it. */
import type { Page } from 'playwright-core';
import { keptForm } from '../../../.storybook/stories/kept-form.ts';
import { stepPathsOf } from '../../../.storybook/stories/wizard-steps.ts';
import type { EditShape, WizardShape } from '../../../src/define/shapes/block-shapes.ts';
import { type ActionShape, operationOf } from '../../../src/define/shapes/element-shapes.ts';
import { objectsIn } from '../../../src/define/walk.ts';
import { asksFirst } from '../../../src/engines/action/prepare.ts';
import { startValues } from '../../../src/engines/binding/resolve.ts';
import { agree, goTo, press, settled, waitUntil } from './hands.ts';
import { labelOf, type Place } from './places.ts';

export interface Way {
  /** Fills in what is to be sent. Answers a text that stands in the record, if one was changed. */
  readonly enter: (page: Page) => Promise<string | undefined>;
  readonly send: (page: Page) => Promise<void>;
  /** What is not in anybody's way is not sent again by itself: there is a review to look at first. */
  readonly looksAgain?: true;
}

export const save = (page: Page): Promise<void> => page.locator('[data-action-bar] button').last().click();

/** A button, with the question before it if there is one. */
function ofAction(place: Place): Way {
  const action = place.part as unknown as ActionShape;
  const label = labelOf(place);
  const isBulk = place.around.at(-1)?.key === 'bulk';
  const asks = 'ask' in action && action.ask !== undefined;
  const dialog = (page: Page) => page.getByRole('dialog', { name: label }).filter({ visible: true });
  const begin = async (page: Page) => {
    const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
    if (isBulk && (await again.count()) > 0) return again.click();
    await press(page, label);
  };
  if (!asksFirst(action))
    return {
      enter: async (page) => {
        await goTo(page, place);
        return undefined;
      },
      send: begin,
    };
  const enter = async (page: Page) => {
    await goTo(page, place);
    await press(page, label);
    await dialog(page).waitFor();
    if (!asks) return undefined;
    // Its code comes a moment after the dialog, and what it offers to choose after that.
    await dialog(page).locator('form').first().waitFor({ state: 'attached' });
    await settled(page);
    const field = dialog(page).getByRole('textbox').filter({ visible: true });
    if ((await field.count()) === 0) return undefined;
    const before = await field.first().inputValue();
    if ((await field.first().getAttribute('readonly')) !== null) return undefined;
    // What stands there is changed so that it may stand there as well: a number, a path.
    await field.first().fill(before === '' ? 'mine' : `${before}1`);
    await field.first().press('Tab');
    // Only what is a text in the record is found in it and becomes another one.
    return 'start' in action && action.start && /\p{L}/u.test(before) ? before : undefined;
  };
  const send = async (page: Page) => {
    if ((await dialog(page).count()) === 0) return begin(page);
    await agree(page, label);
  };
  return { enter, send };
}

/** Taken back while its message stands. */
function ofUndo(place: Place): Way {
  const action = place.around.at(-1)?.part as unknown as Place['part'];
  const done = ofAction({ ...place, part: action, around: place.around.slice(0, -1) });
  return {
    enter: async (page) => {
      await done.enter(page);
      if (asksFirst(action as unknown as ActionShape) || (await undo(page).count()) === 0) await done.send(page);
      await undo(page).waitFor();
      return undefined;
    },
    send: (page) => undo(page).click(),
  };
}
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });

function ofCells(place: Place): Way {
  const edit = place.part as unknown as EditShape;
  if ('steps' in edit) return ofSteps(place);
  const enter = async (page: Page) => {
    await goTo(page, place);
    const cells = page.locator('td[data-editable]');
    const changed = page.locator('td[data-changed]');
    await cells.first().waitFor();
    for (const cell of (await cells.all()).slice(0, 8)) {
      await cell.click();
      if ((await changed.count()) > 0) return undefined;
      await page.keyboard.type('7');
      await page.keyboard.press('Enter');
      if (await waitUntil(async () => (await changed.count()) > 0, 1000)) return undefined;
      await page.keyboard.press('Escape');
    }
    throw new Error('No cell of the table takes another value');
  };
  const send = async (page: Page) => {
    const dialog = page.getByRole('dialog');
    if ((await dialog.count()) === 0) await save(page);
    if (!edit.confirm) return;
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button').last().click();
  };
  return { enter, send };
}

/** Saved at once, by the button beside the number. */
const ofSteps = (place: Place): Way => ({
  enter: async (page) => {
    await goTo(page, place);
    return undefined;
  },
  send: (page) =>
    page
      .getByRole('button', { name: /^One more/ })
      .first()
      .click(),
});

/** From the menu of a grip. */
function ofRank(place: Place): Way {
  const enter = async (page: Page) => {
    await goTo(page, place);
    await page
      .getByRole('button', { name: /^Move / })
      .first()
      .waitFor();
    return undefined;
  };
  const asking = (page: Page) => page.getByRole('dialog').filter({ visible: true });
  const send = async (page: Page) => {
    // What was asked about stands, and is asked again, while nobody answers.
    if ((await asking(page).count()) === 0) {
      await page
        .getByRole('button', { name: /^Move / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Move down' }).click();
    }
    if (place.part['confirm'] !== undefined) await agree(page, 'Change the order');
  };
  return { enter, send };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** At its last step, with what the examples of its calls would have entered. */
function ofWizard({ screen }: Place): Way {
  const { steps } = screen.body as unknown as WizardShape;
  const path = stepPathsOf(screen).at(-1);
  const loaded = Object.fromEntries(
    steps.flatMap((step) => (step.block === 'load' ? [[step.step, operationOf(step.source).example.data]] : [])),
  );
  const started = steps.flatMap((step) =>
    step.block === 'ask' && step.start
      ? [[step.step, startValues(step.source, step.start, { params: {}, steps: loaded })] as const]
      : [],
  );
  const texts = started.flatMap(([, value]) => [...objectsIn(value)].flatMap(Object.values).filter(isText));
  // One word may be one of a few that can be chosen.
  const text = texts.find((each) => /\s/.test(each)) ?? texts[0];
  const entries = {
    ...path?.kept.entries,
    ...Object.fromEntries(started.map(([step, value]) => [step, { value, isDone: true }])),
  };
  const enter = async (page: Page) => {
    const kept = JSON.stringify({ entries }).replaceAll(JSON.stringify(text), JSON.stringify(`${text} mine`));
    await reopened(page, path?.key ?? '', kept);
    const restored = page.locator('[data-restored] button').first();
    const line = page.locator('main form').getByRole('textbox').first();
    await restored.or(line).first().waitFor();
    await settled(page);
    // What one began with is not brought back: something else is typed.
    if ((await restored.count()) === 0) {
      await line.fill('mine');
      return undefined;
    }
    await restored.click();
    await page.locator('[data-action-bar] button').first().waitFor();
    await settled(page);
    const ahead = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
    const left = () => ahead.filter({ hasNot: page.getByRole('link') }).count();
    // What a step shows is read before it can be left.
    for (let before = await left(); before > 2; before -= 1) {
      await save(page);
      await waitUntil(async () => (await left()) < before, 10_000);
      await settled(page);
    }
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
  return { enter, send, looksAgain: true };
}

/** Calls of wizards, which alone have a key. */
const sendings = (page: Page): Promise<number> =>
  page.evaluate(() => window.server.asked.filter(({ idempotencyKey }) => idempotencyKey !== undefined).length);

/** As somebody finds the page who has typed this before. */
async function reopened(page: Page, key: string, kept: string): Promise<void> {
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [key, kept] as const);
  await page.reload();
}

/** With what the example of its call would have entered; what is never kept is typed when it is missed. */
function ofForm(place: Place): Way {
  const { screen, part } = place;
  const typed = screen.body === (part as never) ? keptForm(screen) : undefined;
  const enter = async (page: Page) => {
    if (typed) await reopened(page, typed.key, JSON.stringify(typed.kept));
    for (const again of await page.locator('main input[id$="-again"]').all()) {
      const first = page.locator(`[id="${(await again.getAttribute('id'))?.replace(/-again$/, '')}"]`);
      await again.fill(await first.inputValue());
    }
    // What comes after another form is reached by sending that one.
    await page.locator('main form').first().waitFor({ state: 'attached' });
    if (place.around.some(({ key }) => key === 'after')) {
      const first = page.locator('main form').getByRole('textbox').first();
      const id = await first.getAttribute('id');
      await first.fill('mine');
      await save(page);
      await page.locator(`[id="${id}"]`).waitFor({ state: 'detached' });
    }
    return undefined;
  };
  return { enter, send: save };
}

/** In its first section, where something can be typed. */
function ofRecord(place: Place): Way {
  const form = (page: Page) => page.locator('main form');
  const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });
  // Who would be shut out is shown before.
  const asksBefore = place.part['preview'] !== undefined;
  const asked = async (page: Page) => {
    await save(page);
    await dialog(page).waitFor();
  };
  const enter = async (page: Page) => {
    await goTo(page, place);
    const editing = page.locator('button[id*="-edit-"]');
    await waitUntil(async () => (await editing.count()) + (await form(page).count()) > 0, 10_000);
    if ((await form(page).count()) === 0) await editing.first().click();
    await form(page).first().waitFor();
    const line = form(page).locator(
      ':is(input[type="text"], input:not([type]), textarea):not([readonly], [disabled], [role], [aria-haspopup])',
    );
    const other = form(page)
      .locator('input[type="checkbox"]')
      .or(form(page).getByRole('button', { name: /^(Remove|Delete|Move|Take)/, disabled: false }));
    // Large editors come with code of their own.
    await waitUntil(async () => (await line.or(other).filter({ visible: true }).count()) > 0, 5000);
    await settled(page);
    // What stands in lines of its own opens by its name.
    const lines = form(page).getByRole('listitem').getByRole('button', { expanded: false });
    const isLine = (await lines.count()) > 0;
    if (isLine) await lines.first().click();
    for (const each of await line.all()) {
      if (!(await each.isVisible())) continue;
      const before = await each.inputValue();
      await each.fill(`${before}1`);
      await each.press('Tab');
      // Only what is a text in the record is found in it and becomes another one.
      if ((await each.getAttribute('aria-invalid')) !== 'true')
        return !isLine && /\D/.test(before) ? before : undefined;
      await each.fill(before);
    }
    // A list of addresses takes no other letters: one of them goes. What has neither is put in another order.
    await other.first().click();
    await settled(page);
    if ((await dialog(page).count()) > 0) await dialog(page).getByRole('button').last().click();
    return undefined;
  };
  const send = async (page: Page) => {
    if (!asksBefore) return save(page);
    if ((await dialog(page).count()) === 0) await asked(page);
    await dialog(page).getByRole('button').last().click();
  };
  return { enter, send };
}

/** Panels of a page are arranged, and the page somebody lands on is chosen, by parts of their own. */
const own: Readonly<Record<string, Way>> = {
  'LandingPage/SaveLandingPagePanels': {
    enter: async (page) => {
      await page.getByRole('region', { name: 'Panels' }).getByRole('button').first().click();
      return undefined;
    },
    send: (page) => page.getByRole('button', { name: 'Save', exact: true }).click(),
  },
  'LandingPage/ChooseLandingPage': {
    enter: async (page) => {
      await page.getByRole('combobox', { name: 'Page' }).waitFor();
      return undefined;
    },
    send: async (page) => {
      await page.getByRole('combobox', { name: 'Page' }).click();
      await page.getByRole('option', { name: 'Dashboard' }).click();
    },
  },
};

const ways: Readonly<Partial<Record<Place['means'], (place: Place) => Way>>> = {
  action: ofAction,
  undo: ofUndo,
  cells: ofCells,
  rank: ofRank,
  record: ofRecord,
  form: ofForm,
  wizard: ofWizard,
};

/** undefined: a way that only one screen has. */
export const wayOf = (place: Place): Way | undefined => ways[place.means]?.(place) ?? own[place.operation.operation];
