/** An empty database of the product on the test run's cluster, with layouts and enumerations but without a world. */
import pg from 'pg';
import { inject } from 'vitest';
import { accessFrom } from '../../../db/connect.ts';
import { type Database, openDatabase } from '../../../db/database.ts';
import { loadReferenceData } from '../../../layouts/reference/load.ts';

/** @param name begins with `portolan_t`, so that the end of the test run drops it. */
export async function installation(name: `portolan_t${string}`): Promise<Database> {
  const owner = inject('owner');
  const client = new pg.Client({ ...owner });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  const database = await openDatabase(accessFrom({ ...owner, database: name }), 2);
  await loadReferenceData(database.owner);
  return database;
}
