/** `npm run new job yearly-report`: work that the server does later or by the clock, small but real, to be changed into what is wanted. */
import { inKebab } from './names.ts';
import { Refusal, type Skeleton } from './skeleton.ts';

export const job: Skeleton = {
  usage: 'job <name> [--every 60]',
  questions: [
    { flag: 'name', ask: 'Name of the job, such as yearly-report' },
    { flag: 'every', ask: 'Minutes between two runs; 0 when a call puts it on the queue', otherwise: '0' },
  ],
  write({ name = '', every = '0' }) {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw new Refusal(`A job is called like yearly-report; found "${name}".${inKebab(name)}`);
    if (!/^\d{1,6}$/.test(every)) throw new Refusal(`--every is a number of minutes, 0 to 999999; found "${every}".`);
    const minutes = Number(every);
    return {
      files: { [`src/server/jobs/${name}.ts`]: minutes ? scheduled(name, minutes) : queued(name) },
      texts: [],
      next: minutes
        ? `The server runs it every ${minutes} minutes from its next start on. Change what it does in src/server/jobs/${name}.ts.`
        : `A handler starts it by enqueue(context, job, { accountId }, { title: '…' }) of src/server/queue/enqueue.ts; its file waits in "My jobs". Change what it does in src/server/jobs/${name}.ts.`,
    };
  },
};

const scheduled = (
  name: string,
  minutes: number,
): string => `/** Asks the database for its time; say here what the job is for. */
import { sql } from 'kysely';
import { Type } from 'typebox';
import { job } from '../../define/contract/job.ts';

export default job('${name}', {
  everyMinutes: ${minutes},
  payload: Type.Object({}),
  // In nobody's name: what it may see and change are functions of the database, see db/functions.
  run: async (_payload, { db }) => {
    await sql\`select now()\`.execute(db);
  },
});
`;

const queued = (
  name: string,
): string => `/** Writes the name of an account into a file for whoever asked for it; say here what the job is for. */
import { Type } from 'typebox';
import type LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import { job } from '../../define/contract/job.ts';
import type { DataOf } from '../../define/contract/operation.ts';

export default job('${name}', {
  payload: Type.Object({ accountId: Type.Integer() }),
  // The rights of its owner are asked again when it runs and when its file is fetched.
  needs: () => 'signedIn',
  run: async ({ accountId }, { read, progress, keepFile }) => {
    const account = (await read('Account/LoadAccountById', { accountId })) as DataOf<typeof LoadAccountById>;
    await progress(1, 1);
    keepFile({ name: '${name}.txt', type: 'text/plain; charset=utf-8', content: Buffer.from(account.DisplayName) });
  },
});
`;
