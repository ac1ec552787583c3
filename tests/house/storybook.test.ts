/** What designers find in Storybook: screens by area, each state in which a screen can be seen, and the file that it comes from. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { facts } from '../../.storybook/indexing/facts.ts';
import { storyKind } from '../../.storybook/indexing/story-files.ts';
import { statesOf } from '../../.storybook/stories/states.ts';
import {
  ask,
  constant,
  finish,
  go,
  load,
  not,
  onlyIf,
  row,
  screen,
  step,
  where,
  wizard,
} from '../../src/define/manifest.ts';
import { BookBerths, LoadHarbour } from '../fixtures/wizard/operations.ts';
import { root } from './files.ts';

const storiesOf = (file: string) => Object.values(facts[file]?.stories ?? {});

it('every file with stories is there, is known as one, and stands in the sidebar under its area and a title of its own', () => {
  const titles = Object.values(facts).map(({ title }) => title);
  expect(Object.keys(facts).filter((file) => !existsSync(join(root, file)) || !storyKind(join(root, file)))).toEqual(
    [],
  );
  expect(titles.filter((title) => !/^(?:Fields|(?:Screens|Fixtures)\/[^/]+)\/./.test(title))).toEqual([]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it.each([
  [
    'a list',
    'table/places.ts',
    ['Full', 'Loading', 'Empty', 'No match', 'Error', 'Forbidden', 'Long text', 'Read-only'],
  ],
  ['a list on a phone', 'table/places.ts', ['Narrow (390)']],
  ['rows that open', 'table/orders.ts', ['Opened row']],
  ['rows that may be cards', 'table/articles.ts', ['Cards']],
  ['cards that may be rows', 'table/catalogue.ts', ['List']],
  ['a form', 'form/every-kind.ts', ['Filled', 'Sent empty', 'Refused by the server', 'Read-only']],
  ['a record', 'form/notice.ts', ['Edited', 'Edited, refused']],
  ['tabs', 'board/tabs-of-all.ts', ['Tab 2: List', 'Tab 3: Inner', 'Tab 4: Secrets']],
  ['actions that ask', 'action/tasks.ts', ['Dialog: Create task', 'Dialog: Delete task', 'Dialog: Seal task']],
  ['a wizard', 'wizard/short.ts', ['Full', 'Step 2: How long']],
])('%s has a story for each of its states', (_what, file, states) => {
  expect(storiesOf(`tests/fixtures/${file}`)).toEqual(expect.arrayContaining(states));
});

it('a step that is there only after another answer has a story as well', () => {
  const nights = step('when.nights');
  const branching = screen('/fixture/branching', {
    title: 'Branching',
    body: wizard(
      ask('when', BookBerths, { title: 'When', fields: ['nights', 'arrival'] }),
      load('place', LoadHarbour, { harbourId: constant(11) }),
      onlyIf(
        where({ 'place.NeedsInsurance': not(true) }),
        ask('boats', BookBerths, { title: 'Without insurance', fields: ['remark'] }),
      ),
      finish(
        BookBerths,
        { harbourId: constant(11), boatIds: constant([1]), arrival: step('when.arrival'), nights },
        {
          title: 'Booked',
          submit: 'Book',
          message: 'Booked',
          then: go('/booking/$bookingId', { bookingId: row('BookingId') }),
        },
      ),
    ),
  });
  const names = Object.values(statesOf(branching)).map(({ name }) => name);
  expect(names.filter((name) => /Without insurance/.test(name))).toEqual(['Step 2: Without insurance']);
});
