/** One PostgreSQL for a test run, with the demo world in a template that every test file clones. */
import { join } from 'node:path';
import pg from 'pg';
import { runnerImport } from 'vite';
import type { TestProject } from 'vitest/node';
import { runFolder } from './run-folder.ts';

export const template = 'portolan_template';
/** As files: a third of what the log of each page would cost. */
export const cloned = (name: string): string => `create database ${name} template ${template} strategy file_copy`;
export const demoPassword = 'Nordlicht-Testing-7!';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's connection to the cluster's maintenance database. */
    owner: { host: string; port: number; user: string; password: string; database: string };
  }
}

type Prepare = typeof import('./prepare.ts');
type Owner = import('./prepare.ts').Owner;

interface Shared {
  readonly owner: Promise<Owner>;
  readonly stop: () => Promise<void>;
  projects: number;
}

/** Each project loads this file anew; what they share can stand only here. */
const place = globalThis as { portolanTestCluster?: Shared | undefined };

/** The first project of a run starts the cluster, the last one stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  place.portolanTestCluster ??= begin();
  const shared = place.portolanTestCluster;
  shared.projects += 1;
  project.provide('owner', await shared.owner);
  return async () => {
    shared.projects -= 1;
    if (shared.projects > 0) return;
    place.portolanTestCluster = undefined;
    await shared.stop();
  };
}

/** TEST_DATABASE_URL names a PostgreSQL of another version; without it the embedded one is started. */
function begin(): Shared {
  const reaching = (async () => {
    const folder = await runFolder();
    const { module } = await runnerImport<Prepare>(join(import.meta.dirname, 'prepare.ts'), { configFile: false });
    const cluster = await module.reachCluster(process.env['TEST_DATABASE_URL'], folder.cluster);
    await module.prepareTemplate(cluster.owner, template, demoPassword);
    return { ...cluster, folder };
  })();
  const stop = async () => {
    const cluster = await reaching;
    await clear(cluster.owner);
    await cluster.stop();
    cluster.folder.remove();
  };
  return { owner: reaching.then(({ owner }) => owner), stop, projects: 0 };
}

/** Takes away what the tests made, for the cluster may be somebody's own. */
async function clear(owner: Owner): Promise<void> {
  const client = new pg.Client({ ...owner });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like 'portolan_t%'",
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  // Login roles outlive their databases; one that another database still uses cannot be dropped.
  const { rows: roles } = await client.query<{ rolname: string }>(
    "select rolname from pg_roles where shobj_description(oid, 'pg_authid') like 'portolan %'",
  );
  for (const { rolname } of roles) await client.query(`drop role ${rolname}`).catch(() => {});
  await client.end();
}
