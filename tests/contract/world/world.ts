/** Accounts of the demo world by how they stand to a caller: own, child, ancestor, sibling, foreign, absent. */
import type { CurrentUserData } from '../../../src/server/identity/session.ts';
import type { TestServer } from '../../database/server.ts';

export interface AccountPlace {
  readonly accountId: number;
  readonly path: string;
  readonly type: string;
  readonly name: string;
}

export const relations = ['own', 'company', 'child', 'ancestor', 'sibling', 'foreign', 'absent'] as const;
export type Relation = (typeof relations)[number];

export class World {
  readonly #places: readonly AccountPlace[];
  readonly #services: ReadonlySet<string>;

  private constructor(places: readonly AccountPlace[], services: ReadonlySet<string>) {
    this.#places = places;
    this.#services = services;
  }

  static async of(server: TestServer): Promise<World> {
    const rows = await server.database.owner
      .selectFrom('account')
      .select(['account_id', 'path', 'account_type', 'display_name'])
      .execute();
    const texts = await server.database.owner.selectFrom('service_text').select('display_name').distinct().execute();
    return new World(
      rows.map((row) => ({
        accountId: row.account_id,
        path: row.path,
        type: row.account_type,
        name: row.display_name,
      })),
      new Set(texts.map(({ display_name }) => display_name)),
    );
  }

  place(accountId: number): AccountPlace | undefined {
    return this.#places.find((place) => place.accountId === accountId);
  }

  /** One account of each relation, where the world has one. */
  around(user: CurrentUserData): Partial<Record<Relation, AccountPlace>> {
    const own = this.place(user.UserAccountId);
    const company = this.place(user.CompanyAccount.AccountId);
    if (!own || !company) throw new Error('the user is not in the world');
    const parentPath = company.path.replace(/\d+\/$/, '');
    const found: Record<Relation, AccountPlace | undefined> = {
      own,
      company,
      child: this.#places.find(
        ({ path }) => path.startsWith(company.path) && path !== company.path && path !== own.path,
      ),
      ancestor: this.#places.find(({ path }) => company.path.startsWith(path) && path !== company.path),
      sibling: this.#places.find(
        ({ path, type }) =>
          path.startsWith(parentPath) && !path.startsWith(company.path) && type === company.type && path !== parentPath,
      ),
      foreign: this.#places.find(
        ({ path, type }) => type === 'User' && !path.startsWith(parentPath.length > 1 ? parentPath : company.path),
      ),
      absent: { accountId: 999_999_999, path: '/999999999/', type: 'Company', name: 'nobody' },
    };
    return Object.fromEntries(Object.entries(found).filter(([, place]) => place !== undefined));
  }

  /** Names of accounts outside of a branch that an answer says: there must be none. What bears the name of one inside is not looked at. */
  namesOutside(answer: unknown, branch: string): string[] {
    // What people have written of a record may be anybody's name.
    const text = JSON.stringify(answer ?? null, (key, part: unknown) => (/Values$/.test(key) ? undefined : part));
    const isInside = ({ path }: AccountPlace) => path.startsWith(branch);
    const inside = this.#places.filter(isInside).map(({ name }) => name);
    return (
      this.#places
        // What a department is called is called so elsewhere too, and what was ordered is called like its service.
        .filter(
          (place) =>
            !isInside(place) &&
            place.type !== 'Department' &&
            !this.#services.has(place.name) &&
            place.name.length > 8 &&
            text.includes(place.name),
        )
        .map(({ name }) => name)
        .filter((name) => !inside.some((other) => other.includes(name)))
    );
  }

  /** Ids in an answer that lie outside of a branch: there must be none. */
  outside(answer: unknown, branch: string): number[] {
    return idsIn(answer).filter((id) => {
      const place = this.place(id);
      return place !== undefined && !place.path.startsWith(branch);
    });
  }
}

/** Every value of a property named like an account id, at any depth. */
function idsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  // A record may name a colleague in a value of its own, such as its account manager.
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'Values' ? [] : /AccountId$/.test(key) && typeof part === 'number' ? [part] : idsIn(part),
  );
}
