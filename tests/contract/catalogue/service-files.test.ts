/** The icon, pictures and documents of a service: kept in their order, by whoever looks after it and holds the right. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetServiceFiles from '../../../manifests/operations/ServiceManagement/GetServiceFiles.ts';
import GetServiceInformation from '../../../manifests/operations/ServiceManagement/GetServiceInformation.ts';
import SaveServiceFiles from '../../../manifests/operations/ServiceManagement/SaveServiceFiles.ts';
import { multipart, multipartType } from '../../database/multipart.ts';
import { giveOnly } from '../../database/rights.ts';
import {
  type Caller,
  type DemoUser,
  fromPage,
  signIn,
  signInCookie,
  startTestServer,
  type TestServer,
} from '../../database/server.ts';
import { makeService } from './made-services.ts';

const held = { MY_SERVICES: ['Read', 'Update'], SERVICE_TOOL_FILES: ['Read', 'Update'] };

let server: TestServer;
let vendor: Caller;
let company: number;
beforeAll(async () => {
  server = await startTestServer();
  company = (await (await server.as('reseller')).me()).CompanyAccount.AccountId;
  await rights(held);
});
afterAll(() => server.close());

async function rights(given: Readonly<Record<string, readonly string[]>>): Promise<void> {
  await giveOnly(server, (await (await server.as('reseller')).me()).UserAccountId, { rights: given });
  vendor = await signIn(server.app, 'reseller');
}

/** @returns its path as an upload of the user. */
async function send(name: string, content: Buffer, user: DemoUser = 'reseller'): Promise<string> {
  const cookie = await signInCookie(server.app, user);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/keeper/upload',
    payload: multipart([{ name, content }]),
    headers: { ...fromPage, 'content-type': multipartType, cookie },
  });
  return String((answer.json() as { data?: { Path?: string } }).data?.Path);
}
let shade = 0;
function picture(user?: DemoUser): Promise<string> {
  shade += 1;
  const create = { width: 60, height: 40, channels: 3, background: { r: shade, g: 90, b: 40 } } as const;
  return sharp({ create })
    .png()
    .toBuffer()
    .then((content) => send('a.png', content, user));
}
const pdf = (name: string) => send(name, Buffer.from(`%PDF-1.7\n${name}\n%%EOF`));
const made = (state: 'Draft' | 'Published' = 'Draft', owner = company) =>
  makeService(server, { name: crypto.randomUUID(), owner, state });
const save = (serviceId: number, inputDto: object, version?: string) =>
  vendor.post(SaveServiceFiles.operation, { serviceId, inputDto, ...(version && { version }) });
const read = (serviceId: number) => vendor.call(GetServiceFiles, { serviceId });

describe('files of a service', () => {
  it('are those that are sent, in their order; what is not sent stays, and what is left out goes', async () => {
    const serviceId = await made();
    const [icon, one, two, german] = [await picture(), await picture(), await picture(), await pdf('Preise 2027.pdf')];
    const pictures = [{ Path: one, Title: ' One ' }, { Path: two }];
    const sent = { Icon: icon, Pictures: pictures, Documents: [{ Path: german, Language: 'de' }] };
    const { Version, ...saved } = await vendor.call(SaveServiceFiles, { serviceId, inputDto: sent });
    expect(saved).toEqual({
      ServiceId: serviceId,
      Icon: icon,
      Pictures: [
        { Path: one, Title: 'One' },
        { Path: two, Title: '' },
      ],
      Documents: [{ Path: german, Title: 'Preise 2027', Language: 'de', Size: 30 }],
    });
    expect((await save(serviceId, { Pictures: [{ Path: two }, { Path: one, Title: 'One' }] }, Version)).status).toBe(
      200,
    );
    expect((await read(serviceId)).Pictures.map(({ Path }) => Path)).toEqual([two, one]);
    expect((await save(serviceId, { Pictures: [{ Path: two }], Documents: null })).status).toBe(200);
    expect(await read(serviceId)).toMatchObject({ Icon: icon, Pictures: [{ Path: two }], Documents: [] });
    const answer = await server.app.inject({ url: `/keeper/get/${icon}`, headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(200);
  });

  it('let a draft lack its icon, and a published service not', async () => {
    const [draft, published] = [await made(), await made('Published')];
    for (const serviceId of [draft, published])
      expect((await save(serviceId, { Icon: await picture() })).status).toBe(200);
    await rights({ ...held, SERVICE_TOOL_INFO: ['Read'] });
    const lacks = async () => (await vendor.call(GetServiceInformation, { serviceId: draft })).Missing.includes('icon');
    expect(await lacks()).toBe(false);
    expect((await save(draft, { Icon: null })).status).toBe(200);
    expect(await lacks()).toBe(true);
    const refused = await save(published, { Icon: null });
    expect([refused.status, refused.message]).toEqual([
      409,
      'A published service keeps an icon: replace it by another one.',
    ]);
    expect((await save(published, { Icon: await picture() })).status).toBe(200);
  });

  it('are refused where they are of the wrong sort, named twice, in a language that the portal has not, or nobody’s', async () => {
    const serviceId = await made();
    const [one, paper] = [await picture(), await pdf('a.pdf')];
    const twice = await save(serviceId, { Pictures: [{ Path: one }, { Path: one }] });
    expect([twice.status, twice.fields]).toEqual([400, { 'inputDto.Pictures': 'Each value only once' }]);
    expect((await save(serviceId, { Pictures: [{ Path: paper }] })).status).toBe(400);
    expect((await save(serviceId, { Documents: [{ Path: one }] })).status).toBe(400);
    expect((await save(serviceId, { Documents: [{ Path: paper, Language: 'xx' }] })).status).toBe(400);
    expect((await save(serviceId, { Icon: await picture('admin') })).status).toBe(404);
    expect(await read(serviceId)).toMatchObject({ Pictures: [], Documents: [] });
  });

  it('of another vendor are no way to a file that somebody else keeps', async () => {
    const serviceId = await made();
    const foreign = await made('Published', 1);
    const path = `${crypto.randomUUID().replaceAll('-', '')}/${crypto.randomUUID().slice(0, 23)}.pdf`;
    const kept = {
      path,
      content_type: 'application/pdf',
      content: Buffer.from('x'),
      owner_account_id: 1,
      wanted_utc: new Date(),
    };
    await server.database.owner.insertInto('stored_image').values(kept).execute();
    expect((await save(serviceId, { Documents: [{ Path: path }] })).status).toBe(404);
    for (const answer of [
      await save(foreign, {}),
      await vendor.post(GetServiceFiles.operation, { serviceId: foreign }),
    ])
      expect([answer.status, answer.message]).toEqual([404, `There is no service ${foreign}.`]);
  });

  it('are told to whoever began from an older state', async () => {
    const serviceId = await made();
    const { Version } = await read(serviceId);
    expect((await save(serviceId, { Icon: await picture() }, Version)).status).toBe(200);
    expect((await save(serviceId, { Pictures: [] }, Version)).status).toBe(409);
  });

  it('are changed by nobody who may only read them', async () => {
    const serviceId = await made();
    await rights({ ...held, SERVICE_TOOL_FILES: ['Read'] });
    expect((await save(serviceId, { Pictures: [] })).status).toBe(403);
    await rights({ MY_SERVICES: ['Read', 'Update'] });
    expect((await vendor.post(GetServiceFiles.operation, { serviceId })).status).toBe(403);
    await rights(held);
  });
});
