/** The roles that every installation begins with, strongest first, and the sets of rights that they bundle (ROLE-63). */

export type RoleName =
  | 'Marketplace owner'
  | 'Reseller'
  | 'Company administrator'
  | 'Account Manager'
  | 'User'
  | 'Product owner';

interface StandardRole {
  readonly name: RoleName;
  readonly description: string;
  readonly reach: 'own' | 'hierarchy';
  /** Names of capability sets. */
  readonly sets: readonly string[];
}

/** The order is that of their ids: a user's first role names his category. */
export const standardRoles: readonly StandardRole[] = [
  {
    name: 'Marketplace owner',
    description: 'Runs the marketplace: every right, over every account.',
    reach: 'hierarchy',
    sets: ['Everything'],
  },
  {
    name: 'Reseller',
    description: 'Looks after customers: their accounts, pricelists, quotes and charges.',
    reach: 'hierarchy',
    sets: ['Self-service', 'Company administration', 'Customers', 'Sales', 'Services'],
  },
  {
    name: 'Company administrator',
    description: 'Manages the own company: departments, users, services, bills and security.',
    reach: 'hierarchy',
    sets: ['Self-service', 'Company administration'],
  },
  {
    name: 'Account Manager',
    description: 'Approves orders that wait for a credit check.',
    reach: 'hierarchy',
    sets: ['Self-service', 'Order approval'],
  },
  {
    name: 'User',
    description: 'Works with the own account, orders and notifications.',
    reach: 'own',
    sets: ['Self-service', 'Own account'],
  },
  {
    name: 'Product owner',
    description: 'Looks after the services of a vendor: texts, files, prices and provisioning, and the own company.',
    reach: 'hierarchy',
    sets: ['Self-service', 'Company administration', 'Services'],
  },
];
