/** The first visit is read from page and chunks, and judged against its goals. */
import { describe, expect, it } from 'vitest';
import { type Chunks, firstVisit, type Moved, textsOfPage } from '../size/first-visit.ts';
import { budget, missedGoals, sum, tooManyTexts } from '../size/goals.ts';

const page = `<meta name="app-core" content="/v/assets/app.js /v/assets/app.css /v/assets/shared.js">
<link rel="icon" href="data:,"><link rel="preload" href="/branding/latest/config.gen.js" as="fetch">
<link rel="modulepreload" href="/v/assets/shared.js"><script type="module" src="/v/assets/index.js"></script>`;
const chunks: Chunks = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], css: ['assets/index.css'] },
  '_shared.js': { file: 'assets/shared.js', name: 'shared', imports: ['_deep.js', 'index.html'] },
  '_deep.js': { file: 'assets/deep.js' },
  'app.tsx': { file: 'assets/app.js', src: 'app.tsx' },
  '../engines/table/engine.tsx': { file: 'assets/engine.js', src: '../engines/table/engine.tsx' },
};
const bytesOf = () => 1000;
const visit = firstVisit({ page, chunks, bytesOf, branding: { 'config.gen.js': 50 } });
const bar = { start: 4000, later: 2000 };
const judged = (moved: readonly Moved[], words = '', baseline = bar) =>
  missedGoals(moved, chunks, () => words, baseline);

describe('the first visit', () => {
  it('is the page, its entry with all static imports, the prefetched app and the branding', () => {
    expect(visit.map(({ stage, file }) => `${stage} ${file}`)).toEqual([
      'page index.html',
      'start assets/shared.js',
      'start assets/index.js',
      'start assets/index.css',
      'start assets/deep.js',
      'later assets/app.js',
      'later assets/app.css',
      'branding config.gen.js',
    ]);
    expect([sum(visit), sum(visit, 'start')]).toEqual([7050, 4000]);
  });

  it('passes when it is small', () => expect(judged(visit)).toEqual([]));
});

describe('what is wrong', () => {
  it('too much', () => {
    const heavy: Moved = { file: 'branding/logo.svg', stage: 'branding', bytes: budget.all };
    expect(judged([...visit, heavy])).toEqual([expect.stringContaining('at most 135.0 KiB')]);
  });

  it('too often', () => {
    const many = Array.from(
      { length: 5 },
      (_, index): Moved => ({ file: `${index}.svg`, stage: 'branding', bytes: 1 }),
    );
    expect(judged([...visit, ...many])).toEqual(['The first visit asks 13 times; at most 12 are allowed.']);
  });

  it('a part that could wait, by its source or by its words', () => {
    const table: Moved = { file: 'assets/engine.js', stage: 'later', bytes: 1 };
    expect(judged([...visit, table])).toEqual([expect.stringContaining('assets/engine.js holds the table engine')]);
    expect(judged(visit, 'x={"~kind":"Object"}')[0]).toContain('holds TypeBox');
  });

  it('many texts before somebody has signed in', () => {
    const languages = textsOfPage(
      { 'x/locales/de/index.ts': { file: 'assets/de.js', src: '../../locales/de/index.ts' } },
      () => budget.texts + 1,
    );
    expect(tooManyTexts(languages)).toEqual([expect.stringMatching(/loads 4\.0 KiB of texts in de/)]);
    expect(tooManyTexts([{ language: 'pl', bytes: budget.texts }])).toEqual([]);
  });

  it('growth without moving the bar', () => {
    expect(judged(visit, '', { start: 4000 - budget.growth - 1, later: 2000 })).toEqual([
      expect.stringMatching(/"start" grew from 1\.9 KiB to 3\.9 KiB.*write 4000 as "start"/),
    ]);
    expect(judged(visit, '', { start: 4000 - budget.growth, later: 9999 })).toEqual([]);
  });
});
