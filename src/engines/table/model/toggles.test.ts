/** Toggles that stand for several values, beside those that stand for one. */
import { describe, expect, it } from 'vitest';
import { isOn, toggled, togglesOf } from './toggles.ts';

const choices = ['New', 'Sent', 'Failed', 'Done', 'Undone'].map((value) => ({ value, label: `${value}!` }));
const filter = {
  choices,
  segments: ['Failed', { title: 'Open', of: ['New', 'Sent'] }],
  many: true,
} as const;

describe('toggles', () => {
  it('stand in the order that is wanted, some as one, and the others behind them', () => {
    expect(togglesOf(filter)).toEqual([
      { label: 'Failed!', values: ['Failed'] },
      { label: 'Open', values: ['New', 'Sent'] },
      { label: 'Done!', values: ['Done'] },
      { label: 'Undone!', values: ['Undone'] },
    ]);
    expect(togglesOf({ choices, many: true }).map(({ values }) => values)).toEqual(choices.map(({ value }) => [value]));
  });

  it('of several values switch all of them, and say where only some are on', () => {
    expect([undefined, ['New', 'Sent'], ['New'], ['Done']].map((value) => isOn(value, ['New', 'Sent']))).toEqual([
      true,
      true,
      'mixed',
      false,
    ]);
    const off = toggled(filter, undefined, ['New', 'Sent']);
    expect(off).toEqual(['Failed', 'Done', 'Undone']);
    expect(toggled(filter, off, ['New', 'Sent'])).toBeUndefined();
    expect(toggled(filter, ['New'], ['New', 'Sent'])).toEqual(['New', 'Sent']);
    expect(toggled(filter, ['New', 'Sent'], ['New', 'Sent'])).toBeUndefined();
  });
});
