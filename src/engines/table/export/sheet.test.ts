/** Whatever view somebody makes of a list: the file holds what the screen shows, nothing gated, no formula. */
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { constant } from '../../../define/binding/binding.ts';
import { table } from '../../../define/blocks/table.ts';
import { can, type ObjectType } from '../../../define/contract/capability.ts';
import type { TableShape } from '../../../define/shapes/block-shapes.ts';
import { fieldOf } from '../../../define/shapes/element-shapes.ts';
import { fieldFor } from '../../../fields/registry.ts';
import { csvLines, isFormula } from '../../../rules/files/spreadsheet.ts';
import type { Translate } from '../../field-plan/field-text.ts';
import { blockOf, GetThings, thing } from '../../testing/test-calls.ts';
import { type Random, random } from '../../testing/test-random.ts';
import { soundColumns } from '../columns/column-choice.ts';
import { planOf } from '../model/plan.ts';
import { emptyState } from '../model/state.ts';
import { requestColumns, sheetColumns, sheetOf, tableHtml, tabText } from './sheet.ts';

/** Texts as the manifest writes them. */
const asIs = ((text: string) => text) as Translate;

const rights = ['WIKI', 'AUDIT_LOG', 'SUBSCRIPTION'] as const satisfies readonly ObjectType[];
const needs = (right: (typeof rights)[number]) => ({ needs: can(right, 'Read') });
const block = blockOf<TableShape>(
  table(
    GetThings,
    { shelfId: constant(1) },
    {
      columns: [
        'DisplayName',
        { field: 'Color', ...needs('WIKI') },
        { field: 'Weight', ...needs('SUBSCRIPTION') },
        { field: 'Owner.DisplayName', hidden: true, ...needs('AUDIT_LOG') },
        { field: 'Owner.Email', hidden: true },
        { field: 'MadeUtc', title: '=Made' },
        { field: 'Tags', ...needs('WIKI') },
      ],
    },
  ),
);

const starts = ['=', '+', '-', '@', '\t=', '＝', '', '', "'", ' ='];
/** Every value names its column, so that one that leaks is found wherever it stands. */
function row({ integer, pick, text }: Random, id: number) {
  const value = (mark: string) => `${pick(starts)}${mark}${text(8)}`;
  return thing(id, {
    DisplayName: value('NAME'),
    Color: pick(['Red', 'Green', 'Blue']),
    Weight: integer(2000) / 8 - 90,
    Owner: { DisplayName: value('OWNER'), Email: value('MAIL') },
    Tags: [value('TAG'), value('TAG')],
  });
}
const marks: Readonly<Record<string, string>> = {
  'Owner.DisplayName': 'OWNER',
  'Owner.Email': 'MAIL',
  Tags: 'TAG',
};

describe('a file', () => {
  it('shows what the screen shows, whatever was chosen and whoever looks', () => {
    let cells = 0;
    for (let seed = 0; seed < 2000; seed++) {
      const given = random(seed);
      const held = given.some(rights).map((ObjectType) => ({ ObjectType, Read: true }));
      const plan = planOf(block, held);
      const all = block.columns.map((column) => fieldOf(column));
      // Also fields that this person may not see: a link may name them.
      const wanted = given.some(all.toSorted(() => given.integer(3) - 1)).map(({ field }) => ({ field }));
      const columns = given.chance(0.7) ? soundColumns(plan, wanted) : undefined;
      const rows = Array.from({ length: 1 + given.integer(4) }, (_, id) => row(given, id));
      const locale = given.pick(['en-GB', 'de-AT', 'pl-PL', 'hu-HU']);

      const chosen = sheetColumns(plan, { ...emptyState, columns }, asIs);
      const sheet = sheetOf(chosen, rows, locale);
      const seen = sheet.rows.map((line) => line.map(({ text }) => text));

      const may = (field: string) => {
        const column = all.find((each) => each.field === field);
        return !column?.needs || held.some(({ ObjectType }) => JSON.stringify(column.needs).includes(ObjectType));
      };
      const usual = all.filter(({ hidden }) => !hidden).map(({ field }) => field);
      const order = (columns ?? usual.map((field) => ({ field }))).map(({ field }) => field).filter(may);
      expect(chosen.map(({ plan: { field } }) => field)).toEqual(order);
      expect(requestColumns(chosen).map(({ field }) => field)).toEqual(order);

      const written = csvLines([[...sheet.titles], ...seen]);
      // Within a cell more is marked than at its beginning.
      const unmarked = (lines: readonly (readonly string[])[]) =>
        lines.map((line) => line.join('\n').replaceAll("'", ''));
      expect(unmarked(papa.parse<string[]>(written).data)).toEqual(unmarked([[...sheet.titles], ...seen]));
      rows.forEach((source, line) => {
        order.forEach((field, at) => {
          const kind = fieldFor(chosen[at]?.plan.kind ?? '');
          const value = field
            .split('.')
            .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], source);
          const shown = kind.export(value, { label: '' }, locale);
          expect([shown, `'${shown}`]).toContain(seen[line]?.[at]);
          cells++;
        });
      });
      const everywhere = [written, tabText(sheet), tableHtml(sheet)].join('\n');
      for (const [field, mark] of Object.entries(marks)) {
        if (!order.includes(field)) expect(everywhere).not.toContain(mark);
      }
      const pasted = tabText(sheet)
        .split('\r\n')
        .flatMap((line) => line.split('\t'));
      expect([...sheet.titles, ...seen.flat(), ...pasted].filter(isFormula)).toEqual([]);
    }
    expect(cells).toBeGreaterThan(10_000);
  });

  it('keeps numbers and instants what they are for programs that calculate', () => {
    const plan = planOf(block, [{ ObjectType: 'SUBSCRIPTION', Read: true }]);
    const chosen = sheetColumns(plan, emptyState, asIs);
    const [line] = sheetOf(chosen, [thing(1, { Weight: -12.5, MadeUtc: '2026-11-21T08:55:00Z' })], 'de-AT').rows;
    expect(line?.[1]).toEqual({ text: '-12,5', value: -12.5, format: '#,##0.0' });
    expect(line?.[2]).toMatchObject({ value: new Date('2026-11-21T08:55:00Z'), format: 'yyyy-mm-dd hh:mm:ss' });
  });

  it('calls values as the screen does, also in the request for the server', () => {
    const yesOrNo = blockOf<TableShape>(
      table(GetThings, { shelfId: constant(1) }, { columns: ['DisplayName', 'HasParts'] }),
    );
    const german = ((text: string) => ({ Yes: 'Ja', No: 'Nein' })[text] ?? text) as Translate;
    const chosen = sheetColumns(planOf(yesOrNo, []), emptyState, german);
    const rows = [true, false].map((HasParts) => thing(1, { HasParts }));
    expect(sheetOf(chosen, rows, 'de').rows.map((line) => line[1]?.text)).toEqual(['Ja', 'Nein']);
    expect(requestColumns(chosen)[1]?.choices).toEqual([
      { value: true, label: 'Ja' },
      { value: false, label: 'Nein' },
    ]);
  });

  it('escapes what would be markup in the clipboard', () => {
    const plan = planOf(block, []);
    const chosen = sheetColumns(plan, emptyState, asIs);
    expect(tableHtml(sheetOf(chosen, [thing(1, { DisplayName: '<b onclick="x">&' })], 'en'))).toContain(
      '<td>&lt;b onclick=&quot;x&quot;&gt;&amp;</td>',
    );
  });
});
