/** A user of the demo world, before values are made up for him. */

import type { RoleName } from '../../../access/standard/roles.ts';
import type { JobFunction, Name } from '../cultures/culture.ts';

export interface Person {
  readonly woman: boolean;
  readonly first: Name;
  readonly last: Name;
  readonly work: JobFunction;
  readonly role: RoleName;
  /** Of those who are known by name in examples or may sign in. */
  readonly known?: { readonly id: number; readonly username: string; readonly created: Date; readonly lastLogon: Date };
}
