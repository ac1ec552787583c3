/** Texts that a language lacks are English, and counted. */
import { expect, it } from 'vitest';
import { translate, untranslated } from './texts.ts';

it('counts for each language what its catalogue has no words for (I18N-23)', () => {
  const parts = {
    '../../locales/de/shared.json': { Save: 'Speichern', Close: '' },
    '../../locales/de/server.json': { Invoice: 'Rechnung' },
    '../../locales/pl/shared.json': { Save: 'Zapisz', Close: 'Zamknij' },
    '../../locales/tr/shared.json': { Save: 'Kaydet', Close: 'Kapat' },
    '../../locales/tr/server.json': { Invoice: 'Fatura' },
  };
  expect(untranslated(parts)).toEqual([
    { language: 'de', texts: 1 },
    { language: 'pl', texts: 1 },
  ]);
});

it('lacks none in what is delivered, and says in English what nobody has translated', () => {
  expect(untranslated()).toEqual([]);
  expect(translate('de', 'Nobody says this to {name}', { name: 'Ada' })).toBe('Nobody says this to Ada');
});
