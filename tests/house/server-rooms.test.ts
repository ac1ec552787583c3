/** What the rooms of the server may import from each other: a table without circles, proved on every import, types included. */
import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles, textOf } from './files.ts';

/** All files of a room. */
const whole = '*';

/**
 * Room to the rooms that stand before it, and to the files of those that it may import. Domains reach each other by `find` and
 * `row`, and by the few files that are named here.
 */
const rooms: Readonly<Record<string, Readonly<Record<string, typeof whole | readonly string[]>>>> = {
  calls: {},
  db: { calls: ['failure', 'sentence', 'wrong-fields'] },
  mail: { calls: ['texts'], db: ['tables'] },
  layouts: { calls: ['failure', 'sentence', 'texts'], db: ['connect', 'listen', 'tables'] },
  access: { calls: ['failure', 'sentence', 'wrong-fields'], db: ['unique-name'] },
  accounts: {
    access: ['impersonation', 'outrank', 'roles'],
    calls: ['failure', 'sentence', 'wrong-fields'],
    db: ['in-scope', 'list-query', 'record-version'],
    layouts: ['stored-field', 'view-layouts'],
  },
  audit: { accounts: ['find', 'row'], calls: whole, db: whole },
  identity: { access: ['outrank'], accounts: ['find'], audit: ['write'], calls: whole, db: whole, mail: whole },
  files: { calls: ['failure', 'keyed-semaphore', 'texts'] },
  messages: {
    accounts: ['find', 'row'],
    calls: ['failure', 'texts'],
    db: [
      'in-scope',
      'listen',
      'record-version',
      'tables',
      'tables/broadcast',
      'tables/maintenance',
      'tables/notification_preference',
    ],
    files: ['clean-html', 'compared-html', 'pdf/text-document'],
    identity: ['session'],
    mail: ['enqueue', 'layout'],
  },
  catalogue: {
    accounts: ['find', 'row'],
    calls: ['call-context', 'failure', 'internal-read', 'sentence', 'wrong-fields'],
    db: ['in-scope', 'list-query', 'reader-order', 'record-version', 'unique-name'],
    exports: ['workbook'],
    files: ['clean-html', 'media/keep', 'read-workbook', 'uploaded-workbook'],
    layouts: ['stored-field'],
  },
  subscriptions: { accounts: ['find'], calls: ['failure'], db: ['record-version', 'tables'] },
  billing: {
    accounts: ['deals-found', 'find', 'row'],
    calls: ['failure', 'internal-read'],
    db: ['in-scope', 'list-query', 'lost-connection', 'reader-order', 'tables'],
    exports: ['file-column', 'table-file'],
    files: ['pdf/join'],
    mail: ['templates/invoices'],
    messages: ['notices'],
    provisioning: ['reconcile/drifts'],
    queue: ['hurry', 'part'],
  },
  ordering: {
    accounts: ['deals-found', 'find', 'row', 'values'],
    calls: ['failure', 'internal-read', 'sentence'],
    catalogue: ['find', 'prices-shown', 'related'],
    db: ['in-scope', 'list-query', 'reader-order', 'tables'],
    layouts: ['view-layouts'],
    mail: ['templates/orders'],
    messages: ['notices', 'terms'],
    termination: ['find'],
  },
  notices: {
    billing: ['told'],
    mail: [
      'templates/company-end',
      'templates/invoices',
      'templates/old-rates',
      'templates/orders',
      'templates/provisioning',
      'templates/quotes',
    ],
    messages: ['notices'],
    ordering: ['told'],
    provisioning: ['requests/told'],
    quotes: ['told'],
  },
  quotes: {
    accounts: ['find', 'row'],
    calls: ['failure', 'sentence'],
    db: ['in-scope', 'list-query', 'record-version', 'tables', 'unique-name'],
    files: ['quote/quote-docx', 'quote/quote-pdf'],
    identity: ['caller-address', 'session'],
    mail: ['templates/quotes'],
    messages: ['notices'],
    ordering: ['ended-parts', 'fees', 'orderable', 'place', 'term', 'terms', 'wanted'],
  },
  imports: {
    access: ['outrank', 'standard/texts'],
    accounts: ['create', 'find', 'row', 'values'],
    calls: ['failure', 'sentence', 'some-names', 'wrong-fields'],
    db: ['in-scope', 'list-query', 'tables', 'tables/imports/import_row'],
    exports: ['workbook'],
    files: ['csv-text', 'read-workbook'],
    identity: ['invitation'],
    layouts: ['reference/import-fields', 'stored-field', 'view-layouts'],
    ordering: ['place', 'wanted'],
    queue: ['part'],
    termination: ['end'],
  },
  termination: { access: ['outrank'], accounts: ['find'], db: whole, messages: ['notices'] },
  personal: {
    access: ['standard/texts'],
    accounts: ['find', 'row'],
    calls: whole,
    db: whole,
    files: ['clean-html'],
  },
  exports: { calls: whole },
  uploads: { audit: whole, calls: whole, db: whole, files: ['csv-text', 'media/draw', 'unzip'], identity: ['session'] },
  administration: { calls: ['failure'], personal: ['jobs'] },
  queue: { audit: ['write'], calls: whole, db: whole, identity: ['session'], personal: ['jobs'] },
  pricing: {
    accounts: ['find', 'row'],
    calls: ['call-context', 'failure', 'internal-read', 'some-names', 'texts', 'wrong-fields'],
    catalogue: ['find', 'offered-in', 'prices-shown'],
    db: [
      'array-text',
      'in-scope',
      'list-query',
      'reader-order',
      'record-version',
      'tables',
      'tables/pricing/price_update',
      'tables/pricing/pricing_rule',
      'unique-name',
    ],
    exports: ['workbook'],
    files: ['read-workbook', 'uploaded-workbook'],
    provisioning: ['outgoing'],
    queue: ['rounds'],
  },
  provisioning: {
    accounts: ['find', 'row'],
    calls: ['failure', 'sentence'],
    db: ['in-scope', 'list-query', 'own-transaction', 'tables'],
    layouts: ['stored-field'],
    mail: ['templates/provisioning'],
    messages: ['notices'],
    queue: ['part', 'rounds'],
  },
  reporting: {
    accounts: ['find', 'row'],
    calls: ['failure'],
    db: ['in-scope', 'list-query'],
    exports: ['table-file'],
    mail: ['enqueue', 'templates/reports'],
  },
  // Each file is a report, which the room behind it runs.
  reports: { db: ['in-scope'], reporting: ['asked', 'billed', 'parameters', 'payers', 'report', 'say'] },
  jobs: {
    audit: ['keyword-entries'],
    billing: ['documents', 'run'],
    calls: whole,
    exports: whole,
    files: ['invoice/printer'],
    imports: ['run', 'undo'],
    mail: ['enqueue', 'templates/notifications'],
    pricing: ['rates/daily-rates', 'rates/fetch-rates', 'rates/keep-rates'],
    provisioning: ['connector', 'open-connector', 'reconcile/keep', 'usage/take-over'],
    queue: ['enqueue', 'one-after-another', 'part', 'progress'],
    reporting: ['deliver'],
    termination: ['end'],
  },
  rounds: {
    identity: ['password-link-requests'],
    mail: ['sender'],
    messages: ['notices', 'post-letters'],
    pricing: ['update/round'],
    provisioning: ['connector-checks', 'health', 'open-connector', 'requests/note', 'requests/send', 'requests/take'],
    queue: ['rounds'],
  },
  demo: {
    access: whole,
    accounts: ['changes'],
    billing: ['begin', 'correct', 'run', 'step'],
    calls: whole,
    db: whole,
    identity: whole,
    layouts: whole,
    mail: whole,
    files: ['pdf/text-document'],
    pricing: ['update/facts', 'update/recompute'],
    provisioning: ['connector', 'own-words', 'signature'],
  },
  http: {
    audit: ['edit', 'look', 'subject', 'write'],
    calls: whole,
    db: whole,
    demo: ['world/branding'],
    files: ['media/odd-sizes', 'media/stored'],
    identity: whole,
    mail: ['layout'],
    messages: ['terms-pdf'],
    provisioning: ['callback', 'outgoing'],
    uploads: whole,
  },
  signalr: {
    calls: ['flood'],
    db: ['listen'],
    http: ['cookie', 'security'],
    identity: ['session', 'session-watch'],
  },
  assistant: { calls: ['failure'], identity: ['session'] },
  'portal-services': {
    calls: ['failure'],
    db: ['own-transaction'],
    http: ['rate-limit', 'security', 'working-session'],
  },
  sockets: {
    calls: whole,
    db: whole,
    http: ['cookie'],
    identity: ['session', 'session-watch'],
    messages: ['broadcasts', 'maintenance-plans'],
  },
};

/** Doors, which call any domain and which nothing but the registry knows. */
const doors = ['operations'];

const files = sourceFiles.filter((file) => file.startsWith('src/server/') && !/\.test\.ts$|\/testing\//.test(file));
/** '' for what stands at the root. */
const roomOf = (file: string): string => /^src\/server\/([^/]+)\//.exec(file)?.[1] ?? '';
const partOf = (file: string): string => file.replace(/^src\/server\/[^/]+\//, '').replace(/\.ts$/, '');

const importsOf = new Map(
  files.map((file) => [
    file,
    [...textOf(file).matchAll(/(?:from|import|import\() ?'(\.[^']+\.ts)'/g)]
      .map(([, path = '']) => posix.join(dirname(file), path))
      .filter((to) => to.startsWith('src/server/')),
  ]),
);

/** The first circle that a walk meets, as a path that ends where it began; undefined when there is none. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (at: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(at)) return [...path.slice(path.indexOf(at)), at];
    if (done.has(at)) return undefined;
    for (const next of graph.get(at) ?? []) {
      const found = walk(next, [...path, at]);
      if (found) return found;
    }
    done.add(at);
    return undefined;
  };
  for (const start of graph.keys()) {
    const found = walk(start, []);
    if (found) return found;
  }
  return undefined;
}

describe('the rooms of the server', () => {
  it('stand in the table, each of them', () => {
    const found = [...new Set(files.map(roomOf))].filter((room) => room !== '' && !doors.includes(room));
    expect(found.sort()).toEqual(Object.keys(rooms).sort());
  });

  it('import what the table says and nothing else', () => {
    const wrong = [...importsOf].flatMap(([file, imported]) => {
      const room = roomOf(file);
      if (room === '' || doors.includes(room)) return [];
      return imported
        .filter((to) => roomOf(to) !== room && roomOf(to) !== '')
        .filter((to) => {
          const allowed = rooms[room]?.[roomOf(to)];
          return allowed !== whole && !allowed?.includes(partOf(to));
        })
        .map((to) => `${file} imports ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  it('use all that the table allows', () => {
    const idle = Object.entries(rooms).flatMap(([room, others]) =>
      Object.entries(others).flatMap(([other, parts]) => {
        const used = [...importsOf].flatMap(([file, imported]) =>
          roomOf(file) === room ? imported.filter((to) => roomOf(to) === other).map(partOf) : [],
        );
        const wanted = parts === whole ? [used[0]] : parts;
        return wanted
          .filter((part) => part === undefined || !used.includes(part))
          .map((part) => `${room} → ${other} ${part}`);
      }),
    );
    expect(idle).toEqual([]);
  });

  it('form no circle, nor do their files', () => {
    expect(
      circleIn(new Map(Object.entries(rooms).map(([room, others]) => [room, Object.keys(others)]))),
    ).toBeUndefined();
    expect(circleIn(importsOf)).toBeUndefined();
  });

  it.each([
    [{ a: ['a'] }, ['a', 'a']],
    [{ a: ['b'], b: ['c'], c: ['b'] }, ['b', 'c', 'b']],
    [{ a: ['b', 'c'], b: ['c'], c: [] }, undefined],
  ])('a circle is found in %j', (graph, circle) => {
    expect(circleIn(new Map(Object.entries(graph)))).toEqual(circle);
  });
});
