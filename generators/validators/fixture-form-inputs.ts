/** The same with the screens that only tests and stories know. */
import type { Screen } from '../../src/define/screen.ts';
import { screenFiles } from '../product/all-screens.ts';
import { formInputs } from './form-inputs.ts';

/** Beside the screens stand their calls, and what answers them. */
const fixtures = import.meta.glob<Screen>(['../../tests/fixtures/*/*.ts', '!**/*operations.ts', '!**/*server.ts'], {
  eager: true,
  import: 'default',
});

const isScreen = (found: Screen | undefined): found is Screen => found !== undefined && 'body' in found;

export const inputs = formInputs([...Object.values(screenFiles), ...Object.values(fixtures).filter(isScreen)]);
