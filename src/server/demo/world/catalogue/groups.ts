/** Services that sellers treat alike. */
import { knownIds } from '../accounts/account.ts';
import type { DemoService } from './services/service.ts';

export interface DemoGroup {
  readonly owner: number;
  readonly name: string;
  readonly holds: (service: DemoService) => boolean;
}

const tagged =
  (...tags: readonly string[]) =>
  (service: DemoService): boolean =>
    tags.some((tag) => service.tags.includes(tag));

const of =
  (...categories: readonly DemoService['category'][]) =>
  ({ category }: DemoService): boolean =>
    categories.includes(category);

const group = (owner: number, name: string, holds: DemoGroup['holds']): DemoGroup => ({ owner, name, holds });

/** In the order in which their owners see them. */
export const demoGroups: readonly DemoGroup[] = [
  group(knownIds.root, 'Bestsellers', tagged('Bestseller')),
  group(knownIds.root, 'Workplace', of('Workplace')),
  group(knownIds.root, 'Mail and communication', of('Mail', 'Communication')),
  group(knownIds.root, 'Security', of('Security')),
  group(knownIds.root, 'Backup and archive', of('Backup')),
  group(knownIds.root, 'Data and development', of('Data', 'Development')),
  group(knownIds.root, 'Training', of('Training')),
  group(knownIds.root, 'Billed by use', tagged('Metered')),
  group(knownIds.ostsee, 'Backup und Archiv', of('Backup')),
  group(knownIds.ostsee, 'Sicherheit', of('Security')),
  group(knownIds.ostsee, 'Öffentlicher Dienst', tagged('GoBD', 'NIS2', 'eIDAS')),
];
