/** A screen comes with the texts of its area, so that nobody sees it in English first. */
import type { ScreenEntry } from 'virtual:screens';
import { loadTexts } from '../../client/first/language.ts';
import type { Screen } from '../../define/screen.ts';

export async function loadScreen({ load, area }: Pick<ScreenEntry, 'load' | 'area'>): Promise<Screen> {
  const [screen] = await Promise.all([load(), loadTexts(area)]);
  return screen.default;
}
