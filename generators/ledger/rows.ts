/** The rows of the requirements ledger by their ids: areas, and how many rows each has. */

/** Rows of an area are numbered from 1; `digits` of those whose numbers are padded: AUTH-01. */
interface Area {
  readonly rows: number;
  readonly digits?: number;
}

const padded = (rows: number, digits = 2): Area => ({ rows, digits });

/** In the order of the ledger. Two areas are called SRCH: the screen has SRCH-1, its rules have SRCH-01. */
const areas: readonly (readonly [name: string, area: Area])[] = [
  ['GEN', { rows: 66 }],
  ['ROUTE', { rows: 85 }],
  ['LEG', { rows: 25 }],
  ['LOGIN', { rows: 31 }],
  ['GUARD', { rows: 18 }],
  ['LAY', { rows: 28 }],
  ['NAV', { rows: 33 }],
  ['SRCH', { rows: 20 }],
  ['ENT', { rows: 83 }],
  ['CAP', { rows: 12 }],
  ['VIEW', { rows: 12 }],
  ['SOLO', { rows: 45 }],
  ['A', { rows: 34 }],
  ['AUTH', padded(51)],
  ['SRCH', padded(8)],
  ['CHG', padded(11)],
  ['ORD', padded(13)],
  ['IMP', padded(12)],
  ['PROV', padded(11)],
  ['TERM', padded(20)],
  ['UPG', padded(9)],
  ['PL', padded(20)],
  ['TERMS', padded(9)],
  ['CHAT', padded(8)],
  ['I18N', padded(24)],
  ['SUPP', padded(9)],
  ['MSG', padded(10)],
  ['MAINT', padded(18)],
  ['WS', padded(39)],
  ['HUB', padded(28)],
  ['UNSAVED', padded(8)],
  ['VAL', padded(61)],
  ['ROLE', padded(85)],
  ['CALL', padded(157, 3)],
  ['EXT', padded(40)],
  ['ANALYT', padded(7)],
  ['ERR', padded(41)],
  ['CONST', padded(58)],
  ['AMB', padded(54)],
];

const idOf = (name: string, { digits = 0 }: Area, row: number): string =>
  `${name}-${String(row).padStart(digits, '0')}`;

/** All ids, in the order of the ledger: 'GEN-1', 'AUTH-01', 'CALL-001'. */
export const ledgerRows: readonly string[] = areas.flatMap(([name, area]) =>
  Array.from({ length: area.rows }, (_nothing, index) => idOf(name, area, index + 1)),
);

export const areaNames: readonly string[] = [...new Set(areas.map(([name]) => name))];
export const areaOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));
