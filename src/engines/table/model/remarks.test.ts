/** What stands below the name of a row. */
import { expect, it } from 'vitest';
import { remarksOf } from './remarks.ts';

it('is a line for each field that says something', () => {
  const row = { For: 'Sales', Note: '', Vendor: { Name: 'Saimaa Data' }, Count: 3 };
  expect(remarksOf(row, ['For', 'Note', 'Vendor.Name', 'Count', 'Absent'])).toEqual(['Sales', 'Saimaa Data']);
  expect(remarksOf(row, 'For')).toEqual(['Sales']);
  expect(remarksOf(row, undefined)).toEqual([]);
});

it('says nothing where it would only repeat the name', () => {
  expect(remarksOf({ Service: 'Archive Ten', Account: 'Archive Ten' }, 'Account', 'Archive Ten')).toEqual([]);
});
