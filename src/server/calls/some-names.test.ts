/** Of several names a sentence says the first ones. */
import { expect, it } from 'vitest';
import { someNames } from './some-names.ts';
import { translate } from './texts.ts';

const inEnglish = {
  text: (text: string, parameters?: Readonly<Record<string, string | number>>) => translate('en', text, parameters),
};

it('names three, and says how many more there are', () => {
  expect(someNames(inEnglish, ['Ada', 'Ben', 'Carla'])).toBe('Ada, Ben, Carla');
  expect(someNames(inEnglish, ['Ada', 'Ben', 'Carla', 'Dora', 'Emil'])).toBe('Ada, Ben, Carla, and 2 more');
});
