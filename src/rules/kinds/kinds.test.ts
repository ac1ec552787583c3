/** Sweeps the rules of every kind: what is typed, written into files, sent to the server and told to a kind belongs together. */
import fc from 'fast-check';
import Schema from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { fieldProblem } from '../fields/field-value.ts';
import type { Kind } from '../fields/kind.ts';
import { fileCell } from '../format/file-cell.ts';
import { kindFor, kinds, templates } from './registry.ts';

const files = import.meta.glob<Kind>('./[A-Z]*.ts', { eager: true, import: 'default' });
const all = Object.values(kinds);
/** Examples of what nobody could send, and of what another server may have stored. */
const unsendable = [
  'no longer offered',
  'not known',
  'code not known',
  'not a web address',
  'type not known',
  'not a stored picture',
];
const isRecords = (value: readonly unknown[]): boolean => value.some((each) => typeof each === 'object');
const typeOf = (value: unknown): string =>
  Array.isArray(value) ? (isRecords(value) ? 'records' : 'array') : typeof value;
const anything = fc.anything();

it.each(Object.entries(files))('%s has the kind of its name', (path, { kind }) => expect(path).toBe(`./${kind}.ts`));

it('each name means one kind', () => expect(new Set(templates).size).toBe(templates.length));

describe.each(all)('$kind', (kind) => {
  const sound = kind.examples.filter(
    ({ value, error, name }) => value !== null && error === undefined && !unsendable.includes(name),
  );

  it('has values of its type', () => {
    for (const { value } of sound) if (kind.type !== 'any') expect(typeOf(value)).toBe(kind.type);
  });

  it('is taken by the server as its examples have it', () => {
    if (kind.readOnly) return;
    const rule = { DisplayTemplate: kind.kind };
    for (const { value, options } of sound) {
      const allowed = options?.choices?.map((choice) => String(choice.value));
      const sent = kind.type === 'any' && typeof value === 'number' ? String(value) : value;
      expect(fieldProblem({ ...rule, With: options?.with }, sent, { allowed })).toBeUndefined();
    }
  });

  it('judges and writes whatever comes, and a file holds no formula', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const problem = kind.check(value, { DisplayTemplate: kind.kind });
        expect(problem === undefined || problem.text !== '').toBe(true);
        const { text, value: typed, format } = fileCell(kind, value, {}, 'en');
        expect(text).not.toMatch(/^[=@]/);
        expect(typed === undefined).toBe(format === undefined);
      }),
    );
  });

  it.runIf(/Password$/.test(kind.kind))('is in no file and on no device', () => {
    for (const { value } of sound) expect([kind.export(value, {}, 'en'), kind.secret]).toEqual(['', true]);
  });

  it('is told in its examples what it can be told', () => {
    for (const { options } of kind.examples)
      if (options?.with !== undefined) expect(kind.options && Schema.Check(kind.options, options.with)).toBe(true);
  });
});

it('what nobody knows is text', () => {
  fc.assert(fc.property(fc.string(), (name) => templates.includes(name) || kindFor(name) === kinds['Text']));
});

it('a file is of the formats that the field takes', () => {
  const rule = { DisplayTemplate: 'File', With: { accept: ['pdf'] } };
  expect(fieldProblem(rule, 'a/contract.PDF')).toBeUndefined();
  expect(fieldProblem(rule, 'a/contract.docx')).toEqual({ text: 'Invalid format' });
  expect(fieldProblem({ DisplayTemplate: 'File' }, 'a/contract.docx')).toBeUndefined();
  expect(fieldProblem({ DisplayTemplate: 'File' }, 'a/contract.exe')).toEqual({ text: 'Invalid format' });
});
