/** The forms that are measured: how large, and how. */
import type { FormSize } from './fields.ts';

export interface FormRun extends FormSize {
  readonly keys: number;
  /** How many times slower the processor shall seem. */
  readonly slowdown?: number;
}

export const runs = {
  small: { fields: 200, conditional: false, keys: 30 },
  large: { fields: 1000, conditional: false, keys: 30 },
  conditions: { fields: 300, conditional: true, keys: 30 },
  slow: { fields: 1000, conditional: false, keys: 15, slowdown: 4 },
} as const satisfies Readonly<Record<string, FormRun>>;
export type RunName = keyof typeof runs;
export const titles: Readonly<Record<RunName, string>> = {
  small: '200 fields',
  large: '1,000 fields',
  conditions: '300 fields, 60 conditions',
  slow: '1,000 fields, processor 4 times slower',
};
