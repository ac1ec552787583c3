/** Columns as a person chose them. */
import { describe, expect, it } from 'vitest';
import { placedColumns, readColumns, soundColumns } from './column-choice.ts';

const column = (field: string, hidden = false) => ({
  field,
  title: field,
  kind: 'Text',
  ...(hidden ? { hidden } : {}),
});
const plan = { columns: [column('Name'), column('A'), column('B'), column('C', true)] };
const fields = (chosen: Parameters<typeof placedColumns>[1]) => placedColumns(plan, chosen).map(({ field }) => field);

describe('columns', () => {
  it('stand as the manifest says, hidden ones not', () => {
    expect(fields(undefined)).toEqual(['Name', 'A', 'B']);
  });

  it('the name cannot go, and stays first', () => {
    expect(soundColumns(plan, [{ field: 'C' }])).toEqual([{ field: 'Name' }, { field: 'C' }]);
    expect(fields(readColumns(plan, 'B,Name*300-end'))).toEqual(['Name', 'B']);
  });

  it('pinned ones stand at their side', () => {
    expect(fields(readColumns(plan, 'Name,A-end,B,C-start'))).toEqual(['Name', 'C', 'B', 'A']);
  });

  it('what equals the manifest is no choice', () => {
    expect(readColumns(plan, 'Name,A,B')).toBeUndefined();
    expect(readColumns(plan, 'Name,B,A')).toBeDefined();
  });

  it('widths outside of what fits are ignored', () => {
    expect(readColumns(plan, 'Name*20,A*999,B*100')).toEqual([
      { field: 'Name' },
      { field: 'A' },
      { field: 'B', width: 100 },
    ]);
  });
});
