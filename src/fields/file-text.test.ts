/** What the browser exports and what the server exports is the same text, for every kind and every example. */
import { expect, it } from 'vitest';
import { valueText } from '../rules/format/value-text.ts';
import { fieldKinds } from './registry.ts';

it.each(Object.values(fieldKinds))('$kind', (field) => {
  const text = valueText(field.kind);
  for (const locale of ['en', 'de', 'pl', 'ar-EG']) {
    for (const { value, options = {} } of field.examples) {
      expect(field.export(value, { label: '', ...options }, locale)).toBe(text(value, options, locale));
    }
  }
});
