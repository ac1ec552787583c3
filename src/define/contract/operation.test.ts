/** The data that operations, parts and wizards become. */
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { review, wizard } from '../blocks/wizard.ts';
import { operation } from './operation.ts';
import { part } from './rows.ts';

const GetImport = operation('Import/GetImport', {
  kind: 'read',
  subject: 'none',
  reads: ['Import'],
  needs: 'signedIn',
  input: Type.Object({}),
  data: Type.Object({ Errors: Type.Array(Type.Object({ Row: Type.Integer() })) }),
  example: { input: {}, data: { Errors: [] } },
});

it('gives an operation its name and no errors of its own', () => {
  expect(GetImport).toMatchObject({ operation: 'Import/GetImport', kind: 'read', needs: 'signedIn', errors: [] });
});

it('lets a part carry its whole operation', () => {
  expect(part(GetImport, 'Errors')).toEqual({ operation: 'Import/GetImport', of: GetImport, part: 'Errors' });
});

it('leaves out the steps that a wizard does not have', () => {
  const steps = [review('a', { title: 'A', show: [] }), review('b', { title: 'B', show: [] })] as const;
  expect(wizard(...steps)).toEqual({ block: 'wizard', steps });
});
