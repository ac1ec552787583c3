/** Reasons in words: names stand in the quotation marks of the language. */
import { expect, it } from 'vitest';
import { reasonText, type Speaker } from './reason-text.ts';

const german: Readonly<Record<string, string>> = { '“{name}”': '„{name}“' };
const speaker: Speaker = {
  t: ((text: string, values: Readonly<Record<string, unknown>> = {}) =>
    (german[text] ?? text).replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''))) as Speaker['t'],
  locale: 'de',
  rightsGivenBy: 'Acme',
};

it('puts missing rights in the marks that the catalogue has for a name', () => {
  const missing = [[{ can: 'AUDIT_LOG', flags: ['Read'] }]] as const;
  const said = reasonText({ by: 'capability', missing }, speaker);
  expect(said).toMatch(/„[^„“”]+“/);
  expect(said).not.toContain('”');
});
