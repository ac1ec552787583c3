/** Database connections cut under load: the server lives on, everybody gets an answer, and nothing is lost or half-done. */
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { isWhole } from '../../generators/testing/sample.ts';
import { cloned, demoPassword } from '../database/cluster.ts';
import { cutUnderLoad } from './cut.ts';

const owner = inject('owner');
const name = `portolan_t${crypto.randomUUID().replaceAll('-', '')}`;
const url = `postgres://${owner.user}:${encodeURIComponent(owner.password)}@localhost:${owner.port}/${name}?host=${encodeURIComponent(owner.host)}`;

async function maintain(statement: string): Promise<void> {
  const client = new pg.Client({ ...owner });
  await client.connect();
  await client.query(statement);
  await client.end();
}
beforeAll(() => maintain(cloned(name)));
afterAll(() => maintain(`drop database ${name} with (force)`));

const many = isWhole ? 40 : 15;

it(`lives through ${many} cut connections`, async () => {
  const { cuts, acknowledged, answers, ...rest } = await cutUnderLoad({
    owner: { ...owner, database: name },
    environment: { DATABASE_URL: url, DEMO: 'on', DEMO_PASSWORD: demoPassword, SECRET_KEY: 'k'.repeat(40) },
    password: demoPassword,
    cuts: many,
  });
  console.info(`${cuts} cuts, ${acknowledged} writes acknowledged, answers ${JSON.stringify(answers)}`);
  expect(rest).toEqual({
    ended: undefined,
    unanswered: 0,
    wordless: 0,
    wrong: 0,
    lost: 0,
    doubled: 0,
    half: 0,
    readyAgain: true,
  });
  expect(acknowledged).toBeGreaterThanOrEqual(many);
  expect(Object.keys(answers).filter((status) => status !== '200' && status !== '503')).toEqual([]);
});
