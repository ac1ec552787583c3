/** Who looks after what: links between accounts, added once all of them are there. */
import { type DemoAccount, linkTo } from './account.ts';
import { isActive, type Organisation } from './organisation.ts';

/** `above` is the organisation that sells to this one. */
export function addLinks(organisation: Organisation, above: Organisation | undefined): void {
  const { account, departments, users, products } = organisation;
  const working = users.filter((user) => isActive(user) || !isActive(account));
  const [head] = working;
  if (head) account.values['MainContact'] = linkTo(head);
  const manager = managerOf(organisation, above);
  if (manager) account.values['AccountManager'] = linkTo(manager);
  for (const department of departments) {
    const people = working.filter((user) => user.parent === department);
    const [first] = people;
    department.values['HeadCount'] = people.length;
    if (first) department.values['Manager'] = linkTo(first);
    for (const one of people) if (first && one !== first) one.values['Supervisor'] = linkTo(first);
  }
  for (const user of users) if (head && user !== head) user.values['Supervisor'] ??= linkTo(head);
  const technician = working.find((user) => user.values['JobFunction'] === 'InformationTechnology') ?? head;
  if (technician) for (const { values } of products) values['TechnicalContact'] = linkTo(technician);
}

/** A company's own account manager, else one of whoever sells to it. */
function managerOf({ users }: Organisation, above: Organisation | undefined): DemoAccount | undefined {
  const approves = ({ role }: DemoAccount): boolean => role === 'Account Manager';
  return users.find(approves) ?? above?.users.find(approves) ?? above?.users[0];
}
