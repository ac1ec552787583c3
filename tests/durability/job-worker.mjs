/** Starts a worker process: `node tests/durability/job-worker.mjs`, with the owner's connection as JSON in OWNER. */
import { join } from 'node:path';
import { runnerImport } from 'vite';

const { module } = await runnerImport(join(import.meta.dirname, 'job-worker.ts'), { configFile: false });
await module.work(JSON.parse(process.env.OWNER ?? ''));
