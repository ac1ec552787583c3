/** Nothing keeps wheel and finger to itself: a place that has nothing to scroll would hold the whole page (`contain auto` is for sideways). */
import { expect, it } from 'vitest';
import { files, textOf } from './files.ts';

it('no style of a block or of the frame keeps a scroll that it cannot use', () => {
  const styles = files.filter((file) => /^src\/(engines|fields|custom|shell)\/.*\.css$/.test(file));
  expect(styles.length).toBeGreaterThan(50);
  const keeps = /overscroll-behavior(-y|-block)?:\s*(contain|none)(;|\s+(contain|none))/;
  expect(styles.filter((file) => keeps.test(textOf(file)))).toEqual([]);
});
