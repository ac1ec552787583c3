/** The fields of services as this server process knows them, by the products under which they are sold. */
import type { Kysely } from 'kysely';
import type { Channels } from '../db/listen.ts';
import type { Tables } from '../db/tables.ts';
import type { ServiceField } from './merge.ts';
import type { StoredField } from './stored-field.ts';

type Database = Pick<Kysely<Tables>, 'selectFrom'>;
const none: readonly ServiceField[] = [];

export class ServiceFields {
  readonly #database: Database;
  readonly #onChange: () => void;
  readonly #products = new Map<string, readonly ServiceField[]>();
  /** One reading follows the other, so that what was read last is what stands. */
  #reading: Promise<unknown> = Promise.resolve();

  /** @param onChange told after what is known has changed. */
  constructor(database: Database, onChange: () => void) {
    this.#database = database;
    this.#onChange = onChange;
  }

  of(productName: string): readonly ServiceField[] {
    return this.#products.get(productName) ?? none;
  }

  /** Reads the fields of one product, or of all. */
  read(productName?: string): Promise<void> {
    const done = this.#reading.then(() => this.#read(productName));
    this.#reading = done.catch(() => {});
    return done;
  }

  /** Follows what vendors change, on whichever server. */
  channels() {
    const follow = (productName?: string) => {
      this.read(productName).catch((error: unknown) => console.error('The fields of services were not read', error));
    };
    return { portolan_layouts: { heard: follow, begun: () => follow() } } satisfies Channels;
  }

  async #read(productName?: string): Promise<void> {
    const rows = await this.#database
      .selectFrom('service_field')
      .innerJoin('service', 'service.service_id', 'service_field.service_id')
      .leftJoin('service_data_source', (join) =>
        join
          .onRef('service_data_source.service_id', '=', 'service_field.service_id')
          .onRef('service_data_source.field_name', '=', 'service_field.name'),
      )
      .select(['service.product_name', 'service_field.name', 'service_field.stage', 'service_field.definition', 'path'])
      .$if(productName !== undefined, (query) => query.where('service.product_name', '=', productName ?? ''))
      .orderBy('service_field.position')
      .orderBy('service_field.name')
      .execute();
    if (productName === undefined) this.#products.clear();
    else this.#products.delete(productName);
    for (const { product_name, name, stage, definition, path } of rows) {
      const remote = path === null ? {} : { HasRemoteChoices: true };
      const field = { ...(definition as Omit<StoredField, 'Name'>), ...remote, Name: name };
      this.#products.set(product_name, [...this.of(product_name), { stage, field }]);
    }
    this.#onChange();
  }
}
