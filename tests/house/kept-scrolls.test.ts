/** Nothing keeps wheel and finger to itself: a place that has nothing to scroll would hold the whole page (`contain auto` is for sideways). */
import { expect, it } from 'vitest';
import { files, textOf } from './files.ts';

it('no style of the page or of a frame in it keeps a scroll that it cannot use', () => {
  // Styles of frames and single elements stand in code.
  const styles = files.filter((file) => /^src\/(?!server\/).*(\.css|(?<!\.test)\.tsx?)$/.test(file));
  expect(styles.filter((file) => /^src\/ui\/.*\.css$/.test(file)).length).toBeGreaterThan(20);
  expect(styles).toContain('src/ui/html-document.ts');
  const keeps =
    /overscroll-?behavior(-?y|-?block)?['"]?:\s*['"]?(contain|none)(?!\s+auto)(\s+(contain|none))?\s*(['"]|[;,}]|$)/im;
  expect(styles.filter((file) => keeps.test(textOf(file)))).toEqual([]);
});
