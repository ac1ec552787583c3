/** Uploads over HTTP: formats by name and content, traps, sizes, other sites, and who gets a file back (VAL-28 to VAL-33, VAL-61). */
import { deflateRawSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import { limits } from '../../../src/rules/limits.ts';
import cleanUp from '../../../src/server/jobs/clean-up.ts';
import { multipart, multipartType, type Part } from '../../database/multipart.ts';
import { fromPage, signInCookie, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await signInCookie(server.app, 'admin');
});
afterAll(() => server.close());

/** @param headers besides those of our page; undefined leaves one out. */
async function send(
  part: Part | readonly Part[],
  headers: Record<string, string | undefined> = {},
  url = '/keeper/upload',
) {
  const payload = multipart(Array.isArray(part) ? part : [part as Part]);
  const answer = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: JSON.parse(JSON.stringify({ ...fromPage, 'content-type': multipartType, cookie, ...headers })),
  });
  const { data, Message } = JSON.parse(answer.body || '{}') as { data?: { Path: string }; Message?: string };
  return { status: answer.statusCode, data, message: Message };
}
const fetchFile = (path: string, as = cookie) =>
  server.app.inject({ method: 'GET', url: `/keeper/get/${path}`, headers: { host: 'localhost', cookie: as } });

/** A zip whose directory may lie about sizes. */
function zip(files: Readonly<Record<string, Buffer>>, flags = 0): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(1, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(1, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, Buffer.from(name), packed);
    central.push(entry, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

const types = { '[Content_Types].xml': Buffer.from('<Types/>') };
const docx = zip({ ...types, 'word/document.xml': Buffer.from('<document/>') });
const xlsx = zip({ ...types, 'xl/workbook.xml': Buffer.from('<workbook/>') });
const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(500), Buffer.from(stream, 'utf16le')]);
const pdf = Buffer.from('%PDF-1.7\nHello\n%%EOF');

describe('an upload', () => {
  it.each([
    ['a.doc', compound('WordDocument')],
    ['a.xls', compound('Workbook')],
    ['a.docx', docx],
    ['a.XLSX', xlsx],
    ['Angebot für Łódź.PDF', pdf],
  ])('%s is kept, and comes back as a file to save', async (name, content) => {
    const { status, data } = await send({ name, content });
    expect([status, data]).toMatchObject([200, { FileName: name, Size: content.length }]);
    const file = await fetchFile(data?.Path ?? '');
    expect(file.rawPayload.equals(content)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(file.headers['content-security-policy']).toContain('sandbox');
  });

  it.each([
    ['page.html', Buffer.from('<script>')],
    ['a.pdf', Buffer.from('<script>')],
    ['a.pdf.exe', pdf],
    ['.pdf', pdf],
    ['a.docx', xlsx],
    ['a.docx', pdf],
    ['a.doc', compound('Workbook')],
    ['a.docx', docx.subarray(0, docx.length - 10)],
    ['a.docx', zip({ ...types, 'word/document.xml': Buffer.alloc(5), 'word/vbaProject.bin': Buffer.alloc(5) })],
    ['a.docx', zip({ ...types, 'word/document.xml': Buffer.alloc(5) }, 1)],
    ['a.xlsx', zip({ ...types, 'xl/bomb.xml': Buffer.alloc(limits.uploadUnpacked + 1) })],
    ['a.xlsx', zip({ ...types, 'xl/a.xml': Buffer.alloc(60 << 20), 'xl/b.xml': Buffer.alloc(60 << 20) })],
  ])('%s of another content is refused (ERR-22) (%#)', async (name, content) => {
    const answer = await send({ name, content });
    expect([answer.status, answer.message]).toEqual([400, 'File format not supported']);
  });

  it('has its limit', async () => {
    const content = Buffer.concat([pdf, Buffer.alloc(limits.uploadSize)]);
    const answer = await send({ name: 'a.pdf', content });
    expect([answer.status, answer.message]).toEqual([413, 'Upload failed: a file may have at most 10 MiB.']);
    expect((await send([])).status).toBe(400);
  });

  it('is refused beyond as many as may wait, even when all come at once', async () => {
    const user = await signInCookie(server.app, 'approver');
    const sends = Array.from({ length: limits.uploadsKept + 10 }, () =>
      send({ name: 'a.pdf', content: pdf }, { cookie: user }),
    );
    const statuses = (await Promise.all(sends)).map(({ status }) => status);
    expect([200, 409].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([
      limits.uploadsKept,
      10,
    ]);
  });

  it('leaves one entry in the audit log', async () => {
    const admin = await server.as('admin');
    const accountId = (await admin.me()).UserAccountId;
    const count = async () => {
      const input = { accountId, mode: 'user' as const, options: { filter: 'File uploaded' } };
      return (await admin.call(GetAuditLog, input)).TotalCount;
    };
    const before = await count();
    await send({ name: 'a.pdf', content: pdf });
    await send({ name: 'a.pdf', content: docx });
    expect(await count()).toBe(before + 1);
  });
});

describe('other people and other sites', () => {
  it('send nothing without a session or from elsewhere', async () => {
    expect((await send({ name: 'a.pdf', content: pdf }, { cookie: '' })).status).toBe(401);
    const ways = [
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': undefined },
    ];
    for (const headers of ways) expect((await send({ name: 'a.pdf', content: pdf }, headers)).status).toBe(403);
  });

  it('a form is read nowhere but here', async () => {
    const answer = await send(
      { name: 'a.pdf', content: pdf },
      {},
      '/DataModel/service.svc/rest/Authorization/PingPong',
    );
    expect([answer.status, answer.message]).toEqual([400, 'Send a JSON body with POST.']);
  });

  it('see a file only once it belongs to an account that they see', async () => {
    const { data } = await send({ name: 'a.pdf', content: pdf });
    const path = data?.Path ?? '';
    const owner = await signInCookie(server.app, 'owner');
    const user = await signInCookie(server.app, 'user');
    const statuses = async () => [
      (await fetchFile(path)).statusCode,
      (await fetchFile(path, owner)).statusCode,
      (await fetchFile(path, user)).statusCode,
      (await fetchFile(path, '')).statusCode,
    ];
    expect(await statuses()).toEqual([200, 404, 404, 404]);
    const donau = 100_734;
    await server.database.owner.updateTable('upload').set({ account_id: donau }).where('path', '=', path).execute();
    expect(await statuses()).toEqual([200, 200, 404, 404]);
  });
});

describe('cleaning up', () => {
  it('deletes files that nothing came to refer to within a day', async () => {
    const paths = ['orphan', 'used', 'fresh'].map(async () => (await send({ name: 'a.pdf', content: pdf })).data?.Path);
    const [orphan = '', used = '', fresh = ''] = await Promise.all(paths);
    const { owner, pool } = server.database;
    await sql`update upload set created_utc = now() - interval '25 hours' where path <> ${fresh}`.execute(owner);
    await owner.updateTable('upload').set({ account_id: 100_734 }).where('path', '=', used).execute();
    await pool.query('select schedule_job($1, now())', [cleanUp.name]);
    await server.work();
    expect((await fetchFile(orphan)).statusCode).toBe(404);
    expect((await fetchFile(used)).statusCode).toBe(200);
    expect((await fetchFile(fresh)).statusCode).toBe(200);
    const next = owner.selectFrom('job').select(['state', 'run_at']).where('name', '=', 'clean-up');
    const queued = (await next.execute()).filter(({ state }) => state === 'Queued');
    expect(queued.map(({ run_at }) => run_at.getTime() > Date.now())).toEqual([true]);
  });
});
