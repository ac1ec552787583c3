/** What the buttons over a text with marks make of a selection: ‹ and › stand around it. */
import { expect, it } from 'vitest';
import { htmlMarks, type MarkName, type Marks, markdownMarks, markText } from './markup-edit.ts';

function done(marks: Marks, name: MarkName, shown: string): string {
  const from = shown.indexOf('‹');
  const to = shown.indexOf('›') - 1;
  const text = shown.replace(/[‹›]/g, '');
  const edit = markText(marks, name, { text, from, to });
  const now = text.slice(0, edit.from) + edit.by + text.slice(edit.to);
  const { selectFrom, selectTo } = edit;
  return `${now.slice(0, selectFrom)}‹${now.slice(selectFrom, selectTo)}›${now.slice(selectTo)}`;
}

it.each<[Marks, MarkName, string, string]>([
  [markdownMarks, 'bold', 'due in ‹14› days', 'due in **‹14›** days'],
  [markdownMarks, 'bold', 'due‹ in 14 ›days', 'due **‹in 14›** days'],
  [markdownMarks, 'bold', 'due in **‹14›** days', 'due in ‹14› days'],
  [markdownMarks, 'italic', 'due ‹›', 'due _‹›_'],
  [markdownMarks, 'heading', 'one\ntw‹›o', 'one\n## two‹›'],
  [markdownMarks, 'heading', '## tw‹›o', 'two‹›'],
  [markdownMarks, 'list', 'o‹ne\ntw›o\nthree', '- one\n- two‹›\nthree'],
  [markdownMarks, 'list', '‹- one\n- two›', 'one\ntwo‹›'],
  [markdownMarks, 'list', '‹›', '- ‹›'],
  [markdownMarks, 'link', 'see ‹our page›', 'see [our page](‹https://›)'],
  [markdownMarks, 'link', '‹https://nordlicht.example/a›', '[‹›](https://nordlicht.example/a)'],
  [htmlMarks, 'bold', 'due in ‹14› days', 'due in <strong>‹14›</strong> days'],
  [htmlMarks, 'bold', 'due in <strong>‹14›</strong> days', 'due in ‹14› days'],
  [htmlMarks, 'heading', '‹Scope›', '<h2>Scope‹›</h2>'],
  [htmlMarks, 'list', '‹one\ntwo›', '<ul>\n<li>one</li>\n<li>two‹›</li>\n</ul>'],
  [htmlMarks, 'link', '‹here›', '<a href="‹https://›">here</a>'],
  [htmlMarks, 'link', '‹https://nordlicht.example›', '<a href="https://nordlicht.example">‹›</a>'],
])('%# %s %s', (marks, name, before, after) => expect(done(marks, name, before)).toBe(after));
