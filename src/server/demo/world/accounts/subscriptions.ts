/** The subscriptions of an organisation: most belong to the whole, some to a department or a person. */
import { type DemoProduct, demoProducts, weightedProducts } from '../products.ts';
import { type Random, random } from '../random.ts';
import type { DemoAccount, World } from './account.ts';
import { lifeBelow } from './life.ts';
import { isActive, type Organisation } from './organisation.ts';
import { productValues } from './product-values.ts';

export function addSubscriptions(world: World, organisation: Organisation, count: number): void {
  const { account } = organisation;
  const lives = (one: DemoAccount): boolean => isActive(one) || !isActive(account);
  for (let number = 0; number < count; number += 1) {
    const chance = random(`subscription ${account.name} ${number}`);
    // Everybody needs mail first.
    const product = (number === 0 ? demoProducts[0] : undefined) ?? chance.pick(weightedProducts);
    const parent = parentOf(chance, organisation, product, lives);
    addSubscription(world, organisation, parent, chance, product);
  }
}

function parentOf(
  chance: Random,
  { account, departments, users }: Organisation,
  { licensedPer }: DemoProduct,
  lives: (one: DemoAccount) => boolean,
): DemoAccount {
  const candidates =
    licensedPer === 'User' && chance.chance(0.12)
      ? users.filter(lives)
      : chance.chance(licensedPer === 'Department' ? 0.8 : 0.3)
        ? departments.filter(lives)
        : [account];
  return candidates.length > 0 ? chance.pick(candidates) : account;
}

export function addSubscription(
  world: World,
  organisation: Organisation,
  parent: DemoAccount,
  chance: Random,
  product: DemoProduct,
  id?: number,
): DemoAccount {
  const { account, country } = organisation;
  const life = lifeBelow(chance, parent, id === undefined ? 0.1 : 0, 1.2);
  const name = parent.type === 'Department' && chance.chance(0.5) ? `${product.name} – ${parent.name}` : product.name;
  const subscription = world.add({
    id,
    type: 'Product',
    parent,
    name,
    productName: product.name,
    country,
    currency: account.currency,
    ...life,
    values: productValues(chance, organisation, parent, product, name, life),
  });
  organisation.products.push(subscription);
  return subscription;
}
