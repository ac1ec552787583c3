/** Pictures and documents: drawn anew when they are sent, kept for an account, fetched by whoever knows their path (EXT-09 to EXT-11, EXT-40). */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureFacts, pictureSides } from '../../../src/rules/files/picture-path.ts';
import { limits } from '../../../src/rules/limits.ts';
import { openTransaction } from '../../../src/server/db/transaction.ts';
import { keepDocument, keepImage } from '../../../src/server/files/media/keep.ts';
import { multipart, multipartType } from '../../database/multipart.ts';
import { type DemoUser, fromPage, signInCookie, startTestServer, type TestServer } from '../../database/server.ts';
import { bomb, gifWithPage, halves, jpegWithPage, page, pngWithPage, scriptedPdf } from './pictures.ts';

let server: TestServer;
const cookies: Partial<Record<DemoUser, string>> = {};
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const cookieOf = async (user: DemoUser): Promise<string> => {
  cookies[user] ??= await signInCookie(server.app, user);
  return cookies[user];
};

async function send(name: string, content: Buffer, user: DemoUser = 'admin') {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/keeper/upload',
    payload: multipart([{ name, content }]),
    headers: { ...fromPage, 'content-type': multipartType, cookie: await cookieOf(user) },
  });
  const { data, Message } = answer.json() as { data?: Record<string, unknown>; Message?: string };
  return { status: answer.statusCode, data, message: Message, path: String(data?.['Path']) };
}

const get = (address: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: `/keeper/${address}`, headers: { host: 'localhost', ...headers } });

/** In the name of a user, as a handler does it within its call. */
async function keepAs(
  user: DemoUser,
  owner: number | 'own',
  path: string,
  keep: typeof keepImage = keepImage,
): Promise<string> {
  const { UserAccountId, CompanyAccount } = await (await server.as(user)).me();
  const company = await server.database.owner
    .selectFrom('account')
    .select('path')
    .where('account_id', '=', CompanyAccount.AccountId)
    .executeTakeFirstOrThrow();
  const transaction = openTransaction(server.database.pool, { path: company.path, userAccountId: UserAccountId });
  try {
    const kept = await keep(transaction, owner === 'own' ? CompanyAccount.AccountId : owner, path);
    await transaction.commit();
    return kept;
  } finally {
    await transaction.rollback();
  }
}

const failing = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing failed',
    (error: { code?: string }) => error.code ?? String(error),
  );

const png = (width = 60, height = 40) => halves(width, height).png().toBuffer();
const jpeg = (width = 60, height = 40) => halves(width, height).jpeg().toBuffer();
const keepNew = async (content: Buffer) => keepAs('admin', 'own', (await send('a.png', content)).path);
let shade = 0;
/** One that nobody has sent yet. */
const fresh = (width = 60, height = 40) => {
  shade += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 40, b: 90 } } })
    .png()
    .toBuffer();
};

describe('a picture that is sent', () => {
  it.each([
    ['a.png', 'png'],
    ['a.JPG', 'jpeg'],
    ['a.jpeg', 'jpeg'],
    ['Ansicht von Łódź.webp', 'webp'],
    ['a.gif', 'gif'],
  ] as const)('%s is drawn anew', async (name, format) => {
    const { status, data, path } = await send(name, await halves(60, 40).toFormat(format).toBuffer());
    expect([status, data?.['ContentType']]).toEqual([200, 'image/webp']);
    expect(data?.['FileName']).toBe(name.replace(/\.\w+$/, '.webp'));
    expect(pictureFacts(path)).toMatchObject({ width: 60, height: 40 });
    const kept = await get(`get/${path}`, { cookie: await cookieOf('admin') });
    expect(await sharp(kept.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect(kept.headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('is turned as its camera was held, and says nothing of where it was taken', async () => {
    const turned = await halves(60, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody', Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { path } = await send('a.jpg', turned);
    const { rawPayload } = await get(`get/${path}`, { cookie: await cookieOf('admin') });
    const { width, height, exif, icc, xmp, orientation } = await sharp(rawPayload).metadata();
    expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 40, height: 60 });
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([data[0] ?? 0, data[2] ?? 0].map((part) => part > 200)).toEqual([true, false]);
  });

  it('comes in sRGB whatever it was', async () => {
    const print = await halves(60, 40).toColorspace('cmyk').jpeg().toBuffer();
    const { path } = await send('a.jpg', print);
    const { rawPayload } = await get(`get/${path}`, { cookie: await cookieOf('admin') });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  it('is one image, the first of several', async () => {
    const frames = await sharp(await Promise.all([png(), fresh()]), { join: { animated: true } })
      .gif()
      .toBuffer();
    const { path } = await send('a.gif', frames);
    const { rawPayload } = await get(`get/${path}`, { cookie: await cookieOf('admin') });
    expect((await sharp(rawPayload).metadata()).pages).toBeUndefined();
    expect((await sharp(rawPayload).stats()).channels[0]?.mean).toBeGreaterThan(100);
  });

  it('is made smaller where it is larger than anybody needs', async () => {
    const { path } = await send('a.jpg', await jpeg(3000, 1000));
    expect(pictureFacts(path)).toMatchObject({ width: limits.pictureSide, height: 853 });
  });

  it('may be looked at by who sent it, in its sizes, and by nobody else', async () => {
    const { path } = await send('a.png', await fresh(400, 200));
    const mine = await get(`getimage/${path}/320/320`, { cookie: await cookieOf('admin') });
    expect([mine.statusCode, mine.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await sharp(mine.rawPayload).metadata()).width).toBe(320);
    const others = [await cookieOf('reseller'), await cookieOf('user'), ''];
    for (const cookie of others) expect((await get(`getimage/${path}/320/320`, { cookie })).statusCode).toBe(404);
  });
});

describe('what is no picture', () => {
  const taken = 'Pictures are taken as PNG, JPEG, WebP, GIF.';
  it.each([
    [
      'a.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      `The file is SVG. ${taken}`,
    ],
    [
      'a.png',
      Buffer.from(`\u{feff}<?xml version="1.0"?><!-- a --><svg onload="alert(1)"/>`),
      `The file is SVG. ${taken}`,
    ],
    ['a.svg', Buffer.from('<svg/>'), 'File format not supported'],
    ['a.gif', Buffer.from(page), `The file is HTML. ${taken}`],
    ['a.png', scriptedPdf, `The file is PDF. ${taken}`],
    ['a.webp', Buffer.from('....ftypavif....'), `The file is AVIF. ${taken}`],
    ['a.png', Buffer.from('MZ and so on'), `The file has a format that is not known. ${taken}`],
    ['a.png', Buffer.alloc(0), 'The file is empty.'],
    ['a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /damaged or was cut off/],
    ['a.webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 '), /damaged or was cut off/],
    [
      'a.png',
      bomb(50_000, 50_000),
      'The picture has 50000 × 50000 pixels; at most 50 million are taken. Make it smaller.',
    ],
    ['a.png', bomb(7000, 7000), /damaged or was cut off/],
  ])('%s is refused, and said what it is (%#)', async (name, content, expected) => {
    const { status, message } = await send(name, content);
    expect(status).toBe(400);
    expect(message).toMatch(
      expected instanceof RegExp ? expected : new RegExp(`^${expected.replace(/[.()]/g, '\\$&')}$`),
    );
  });

  it('a picture of another name is refused', async () => {
    const answer = await send('a.png', await jpeg());
    expect(answer).toMatchObject({
      status: 400,
      message: 'The file is named .png, but it is JPEG. Name it after what it is.',
    });
  });

  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('%s that was cut off is refused', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#888', noise } })
      .toFormat(format)
      .toBuffer();
    const { status, message } = await send(`a.${format}`, whole.subarray(0, Math.floor(whole.length * 0.7)));
    expect([status, message]).toEqual([400, expect.stringContaining('cut off')]);
  });

  it.each([
    ['a.png', async () => pngWithPage(await png())],
    ['a.jpg', async () => jpegWithPage(await jpeg())],
    ['a.gif', async () => gifWithPage(await halves(60, 40).gif().toBuffer())],
  ] as const)('a page in %s does not come along', async (name, make) => {
    const content = await make();
    expect(content.includes('<script>')).toBe(true);
    const { path } = await send(name, content);
    const kept = await get(`get/${await keepAs('admin', 'own', path)}`);
    expect(kept.statusCode).toBe(200);
    expect(kept.rawPayload.includes('script')).toBe(false);
    expect(kept.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  });
});

describe('a picture that is kept', () => {
  it('is everybody’s who knows its path, for ever', async () => {
    const { path } = await send('a.png', await fresh());
    expect(await keepAs('admin', 'own', path)).toBe(path);
    const first = await get(`get/${path}`);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    expect(first.headers['content-security-policy']).toContain('sandbox');
    const again = await get(`get/${path}`, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await get(`get/${path}`, { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  it('comes in each of its sizes without being drawn again', async () => {
    const path = await keepNew(await fresh(2000, 1000));
    for (const side of pictureSides) {
      const sized = await get(`getimage/${path}/${side}/2000`);
      expect(await sharp(sized.rawPayload).metadata()).toMatchObject({ format: 'webp', width: side, height: side / 2 });
      const again = await get(`getimage/${path}/${side}/${side}`, { 'if-none-match': String(sized.headers.etag) });
      expect(again.statusCode).toBe(304);
    }
    const tries = server.database.owner.selectFrom('attempt').selectAll().where('subject', 'like', 'getimage:%');
    expect(await tries.execute()).toEqual([]);
  });

  it('comes in other sizes too, fitted inside and never enlarged', async () => {
    const path = await keepNew(await fresh(800, 400));
    const sizes = ['500/500', '2000/100', '2000/2000', '1/1'].map(async (box) => {
      const { width, height } = await sharp((await get(`getimage/${path}/${box}`)).rawPayload).metadata();
      return [width, height];
    });
    expect(await Promise.all(sizes)).toEqual([
      [500, 250],
      [200, 100],
      [800, 400],
      [1, 1],
    ]);
    const outside = ['0/10', '2001/10', '10/a', '10'].map(
      async (box) => (await get(`getimage/${path}/${box}`)).statusCode,
    );
    expect(await Promise.all(outside)).toEqual([404, 404, 404, 404]);
  });

  it('is kept once for its owner, and twice for two', async () => {
    const content = await fresh();
    const [first, second] = [await keepNew(content), await keepNew(content)];
    expect(second).toBe(first);
    const other = await keepAs('reseller', 'own', (await send('a.png', content, 'reseller')).path);
    expect(other).not.toBe(first);
    expect([(await get(`get/${first}`)).statusCode, (await get(`get/${other}`)).statusCode]).toEqual([200, 200]);
  });

  it('stays as it is when its path is sent again, also at the same moment', async () => {
    const { path } = await send('a.png', await fresh());
    const kept = await Promise.all([keepAs('admin', 'own', path), keepAs('admin', 'own', path)]);
    expect([...kept, await keepAs('admin', 'own', path)]).toEqual([path, path, path]);
  });

  it('of a size that nobody keeps has its number a minute', async () => {
    const path = await keepNew(await fresh(800, 400));
    await server.database.pool.query(`select count_attempt('getimage:192.0.2.1', 1, 60) from generate_series(1, $1)`, [
      limits.oddSizes,
    ]);
    const from = (address: string, size: number) =>
      server.app.inject({
        method: 'GET',
        url: `/keeper/getimage/${path}/${size}/${size}`,
        remoteAddress: address,
      });
    expect((await from('192.0.2.1', 333)).statusCode).toBe(429);
    expect((await from('192.0.2.1', 640)).statusCode).toBe(200);
    expect((await from('192.0.2.2', 333)).statusCode).toBe(200);
    // Made by another, so it costs nothing any more.
    expect((await from('192.0.2.1', 333)).statusCode).toBe(200);
  });
});

describe('a document', () => {
  it('stays as it is, and is only ever saved', async () => {
    const { path } = await send('Broschüre.pdf', scriptedPdf);
    const kept = await keepAs('admin', 'own', path, keepDocument);
    const { headers, rawPayload } = await get(`get/${kept}`);
    expect(rawPayload.equals(scriptedPdf)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Broschüre.pdf')}`,
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
    expect((await get(`getimage/${kept}/320/320`)).statusCode).toBe(404);
  });

  it('is no picture, nor the reverse', async () => {
    const pdf = await send('a.pdf', Buffer.concat([scriptedPdf, Buffer.from('\n')]));
    const picture = await send('a.png', await fresh());
    expect(await failing(keepAs('admin', 'own', pdf.path))).toBe('pictureWanted');
    expect(await failing(keepAs('admin', 'own', picture.path, keepDocument))).toBe('documentWanted');
  });
});

describe('nobody', () => {
  it('keeps what another has sent, for an account that he does not see, or under a path that is none', async () => {
    const { path } = await send('a.png', await fresh());
    expect(await failing(keepAs('reseller', 'own', path))).toBe('noUpload');
    const foreign = (await (await server.as('owner')).me()).CompanyAccount.AccountId;
    expect(await failing(keepAs('admin', foreign, path))).toBe('noUpload');
    expect(await failing(keepAs('admin', 'own', 'a/b.webp'))).toBe('noUpload');
    const kept = await keepAs('admin', 'own', path);
    expect(await failing(keepAs('reseller', 'own', kept))).toBe('noUpload');
  });

  it('keeps more for one owner than there is room', async () => {
    const owner = (await (await server.as('admin')).me()).CompanyAccount.AccountId;
    const filled = { path: `${'f'.repeat(32)}/${'f'.repeat(23)}.webp`, content: Buffer.from('full') };
    const row = { content_type: 'image/webp', owner_account_id: owner, wanted_utc: new Date() };
    await server.database.owner
      .insertInto('stored_image')
      .values({ ...filled, ...row, byte_count: limits.mediaOfOwner })
      .execute();
    const { path } = await send('a.png', await fresh());
    expect(await failing(keepAs('admin', 'own', path))).toBe('mediaFull');
    await server.database.owner.deleteFrom('stored_image').where('path', '=', filled.path).execute();
    expect(await keepAs('admin', 'own', path)).toBe(path);
  });

  it('reads the table of what is kept, or changes what stands under a path', async () => {
    await expect(server.database.pool.query('select path from stored_image')).rejects.toThrow('permission denied');
    await expect(server.database.pool.query('select path from stored_image_rendition')).rejects.toThrow('denied');
    const path = await keepNew(await fresh());
    const change = server.database.owner.updateTable('stored_image').set({ content: Buffer.from('x') });
    await expect(change.where('path', '=', path).execute()).rejects.toThrow('stays as it is');
  });
});
