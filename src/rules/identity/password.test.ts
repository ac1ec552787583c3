/** The rules of passwords, each broken alone and all kept. */
import { describe, expect, it } from 'vitest';
import { brokenRules } from './password.ts';

const owner = { company: 'Donau-Dampfschifffahrtsgesellschaft mbH', firstName: 'Magdalena', lastName: 'de Brückner' };

describe('a password', () => {
  it.each([
    ['Seven-Quiet-Otters-42', []],
    ['Ab1!Ab1!Ab1!', []],
    ['Ab1!Ab1!Ab1', ['length']],
    ['Seven-Quiet-Otters', ['digit']],
    ['SevenQuietOtters42', ['special']],
    ['seven-quiet-otters-42', ['upper']],
    ['SEVEN-QUIET-OTTERS-42', ['lower']],
    ['Blaue-DONAU-walzer-42', ['company']],
    ['Otter-MbH-quiet-42', ['company']],
    ['Hello-magdalena-42', ['firstName']],
    ['Meine-BRÜCKNER-42-x', ['lastName']],
    ['', ['length', 'digit', 'special', 'upper', 'lower']],
  ])('%j breaks %j', (password, rules) => {
    expect(brokenRules(password, owner)).toEqual(rules);
  });

  it('may hold short words of a name, and names that are empty', () => {
    expect(brokenRules('Der-stille-Otter-42', owner)).toEqual([]);
    expect(brokenRules('Seven-Quiet-Otters-42', { company: '', firstName: ' ', lastName: '-' })).toEqual([]);
  });

  it('may be long and of any script', () => {
    expect(brokenRules(`${'Ж'.repeat(40)}${'ж'.repeat(40)}٣ ☂`, owner)).toEqual([]);
    expect(brokenRules('Ab1 🌊🌊🌊🌊🌊🌊🌊', owner)).toEqual(['length']);
  });

  it('counts as it is kept: full-width letters are letters', () => {
    expect(brokenRules('Ｓｅｖｅｎ-Quiet-４２', owner)).toEqual([]);
  });
});
