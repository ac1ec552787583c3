/** What is done with the rows of one import: looked at, or made into accounts by the functions of the single calls. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { mayBeChildOf } from '../../rules/accounts/tree.ts';
import importErrors from '../../rules/errors/imports.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import type { Problem } from '../../rules/fields/problem.ts';
import { type ImportType, importedAs } from '../../rules/imports/import-type.ts';
import { filledValues, makeAccount, makeAccounts, type NewAccount } from '../accounts/create.ts';
import { type FoundAccount, findAccount } from '../accounts/find.ts';
import { checkedValues } from '../accounts/values.ts';
import { Failure } from '../calls/failure.ts';
import { wrongFields } from '../calls/wrong-fields.ts';
import { addUser, addUsers } from '../identity/invitation.ts';
import { checkedConfiguration } from '../ordering/place.ts';
import { type NamedService, serviceOfProduct, servicesOf } from '../ordering/wanted.ts';
import { type ImportField, rolesByName, viewOf } from './fields.ts';
import type { Mapping } from './mapping.ts';
import { type ReadCells, type ReadRow, rowReader } from './read-row.ts';

export interface ImportPlan {
  readonly type: ImportType;
  readonly parent: FoundAccount;
  readonly fields: readonly ImportField[];
  readonly mapping: Mapping;
  readonly sourceName: string;
}

interface Made {
  readonly accountId: number;
  readonly name: string;
}

export class RowWork {
  readonly #context: CallContext;
  readonly #plan: ImportPlan;
  readonly #read: ReadCells;
  readonly #parents = new Map<number, Promise<FoundAccount>>();
  readonly #services = new Map<string, Promise<NamedService>>();
  readonly #roles = new Map<number, Promise<ReadonlyMap<string, number>>>();

  constructor(context: CallContext, plan: ImportPlan) {
    this.#context = context;
    this.#plan = plan;
    const isSheet = /\.xlsx$/i.test(plan.sourceName);
    this.#read = rowReader(plan.fields, plan.mapping, { locale: context.language, isSheet });
  }

  read(cells: readonly string[]): ReadRow {
    return this.#read(cells);
  }

  /** By what people know the row again. */
  labelOf(cells: readonly string[]): string {
    const at = (name: string): string => cells[this.#plan.mapping[name] ?? -1]?.trim() ?? '';
    const person = `${at('Firstname')} ${at('Lastname')}`.trim() || at('Email');
    const label = {
      Users: person,
      Companies: at('CompanyName'),
      Subscriptions: at('SubscriptionName') || at('ProductName'),
    };
    return [...label[this.#plan.type]].slice(0, 200).join('');
  }

  /** @throws naming what is wrong, as far as that shows before anything is made: what others have is not asked for. */
  async look(row: ReadRow): Promise<void> {
    if (row.problems.length > 0) throw wrongFields(this.#context, row.problems);
    const parent = await this.#parentOf(row);
    const { type } = this.#plan;
    if (type === 'Subscriptions') {
      await this.#configurationOf(row, parent, true);
      return;
    }
    const values = filledValues({ accountType: importedAs[type], values: row.values });
    const view = viewOf(this.#context, type, null);
    await checkedValues(this.#context, values, { view, within: parent.account_id, whole: true, isLook: true });
    if (type === 'Users') await this.#rolesOf(row, parent);
  }

  /** Of these rows those that are beyond doubt, all at once. @returns undefined for each that must be made by itself. */
  async makeTogether(rows: readonly ReadRow[]): Promise<readonly (Made | undefined)[]> {
    const { type } = this.#plan;
    if (type === 'Subscriptions') return rows.map(() => undefined);
    const wanted = new Map<ReadRow, NewAccount>();
    for (const row of rows) {
      if (row.problems.length > 0) continue;
      try {
        wanted.set(row, await this.#wantedBy(row, type));
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
      }
    }
    const made = await makeAccounts(this.#context, [...wanted.values()]);
    const found = new Map([...wanted.keys()].map((row, index) => [row, made[index]]));
    const ids = made.flatMap((one) => (one ? [one.accountId] : []));
    if (type === 'Users' && ids.length > 0) await addUsers(this.#context, ids);
    return rows.map((row) => found.get(row));
  }

  async #wantedBy(row: ReadRow, type: 'Users' | 'Companies'): Promise<NewAccount> {
    const parent = await this.#parentOf(row);
    const roleIds = type === 'Users' ? await this.#rolesOf(row, parent) : [];
    return { parentAccountId: parent.account_id, accountType: importedAs[type], values: row.values, roleIds };
  }

  /** @throws as the single call does; the caller takes back what was begun. */
  async make(row: ReadRow): Promise<Made> {
    if (row.problems.length > 0) throw wrongFields(this.#context, row.problems);
    const { type } = this.#plan;
    if (type === 'Subscriptions') return this.#adopt(row, await this.#parentOf(row));
    const wanted = await this.#wantedBy(row, type);
    const made = await makeAccount(this.#context, wanted);
    if (type === 'Users') await addUser(this.#context, made.accountId, wanted.roleIds);
    return made;
  }

  /** The account that the row names, or the import's own. */
  async #parentOf({ own }: ReadRow): Promise<FoundAccount> {
    const { parent: chosen, type } = this.#plan;
    const wanted = typeof own['ParentAccountId'] === 'number' ? own['ParentAccountId'] : chosen.account_id;
    let found = this.#parents.get(wanted);
    if (!found) {
      found = findAccount(this.#context, wanted, { alive: 'terminated' });
      found.catch(() => {});
      this.#parents.set(wanted, found);
    }
    const parent = await found;
    if (!parent.path.startsWith(chosen.path))
      throw this.#wrong('ParentAccountId', { text: importErrors.outsideOfImport });
    if (!mayBeChildOf(importedAs[type], parent.account_type))
      throw new Failure(409, 'wrongParent', { name: parent.display_name });
    return parent;
  }

  async #rolesOf({ own }: ReadRow, parent: FoundAccount): Promise<readonly number[]> {
    const names = String(own['Roles'] ?? '')
      .split(';')
      .map((name) => name.trim())
      .filter(Boolean);
    if (names.length === 0) return [];
    const known = this.#roles.get(parent.account_id) ?? rolesByName(this.#context, parent.account_id);
    this.#roles.set(parent.account_id, known);
    const roles = await known;
    const ids = names.map((name) => {
      const id = roles.get(name.toLowerCase());
      if (id === undefined) throw this.#wrong('Roles', { text: importErrors.noSuchRole, parameters: { name } });
      return id;
    });
    return [...new Set(ids)];
  }

  #wrong(field: string, problem: Problem): Failure {
    return wrongFields(this.#context, [[field, problem]]);
  }

  async #serviceOf({ own }: ReadRow): Promise<NamedService> {
    const name = String(own['ProductName'] ?? '');
    if (name === '') throw this.#wrong('ProductName', { text: fieldTexts.required });
    let found = this.#services.get(name);
    if (!found) {
      found = this.#findService(name);
      found.catch(() => {});
      this.#services.set(name, found);
    }
    return found;
  }

  async #findService(name: string): Promise<NamedService> {
    const serviceId = await serviceOfProduct(this.#context, name);
    const [service] = await servicesOf(this.#context, [{ serviceId }]);
    if (!service) throw new Error('A service that was found is there');
    return service;
  }

  async #configurationOf(row: ReadRow, parent: FoundAccount, isLook?: true) {
    const { fields } = this.#plan;
    const service = await this.#serviceOf(row);
    const missing = fields.filter(({ isOwn, isRequired, name }) => isOwn && isRequired && row.own[name] === undefined);
    if (missing.length > 0)
      throw wrongFields(
        this.#context,
        missing.map(({ name }) => [name, { text: fieldTexts.required }] as const),
      );
    const known = viewOf(this.#context, 'Subscriptions', service.product_name).fields;
    const strange = Object.keys(row.values).filter((name) => !known.has(name));
    if (strange.length > 0)
      throw wrongFields(
        this.#context,
        strange.map((name) => [name, { text: importErrors.notOfService }] as const),
      );
    const configuration = await checkedConfiguration(this.#context, parent.account_id, service, row.values, '', isLook);
    return { service, configuration };
  }

  async #adopt(row: ReadRow, parent: FoundAccount): Promise<Made> {
    const { service, configuration } = await this.#configurationOf(row, parent);
    const { Quantity, CommitmentMonths, SubscriptionBilling, VendorReference = null } = row.own;
    const name = String(configuration['SubscriptionName']);
    const { rows } = await sql<{ problem: keyof typeof refusals | null; account_id: number | null }>`
      select * from adopt_subscription(${parent.account_id}, ${service.service_id}, ${Number(Quantity)}, ${Number(CommitmentMonths)},
        ${String(SubscriptionBilling)}, ${JSON.stringify(configuration)}::jsonb, ${name}, ${VendorReference})`.execute(
      this.#context.db,
    );
    const [{ problem, account_id } = { problem: null, account_id: null }] = rows;
    if (problem) throw new Failure(409, refusals[problem], problem in named ? { name: service.name } : {});
    if (account_id === null) throw new Error('A subscription that is taken over has an account');
    return { accountId: account_id, name };
  }
}

/** The error of each reason of the database. */
const refusals = {
  buysNothing: 'buysNothing',
  notOffered: 'notOffered',
  notInThisTerm: 'notInThisTerm',
  notYourSale: 'notYourSale',
  referenceKnown: 'referenceKnown',
} as const;
const named = { notOffered: true, notInThisTerm: true };
