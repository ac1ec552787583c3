/** What making an account takes: the types that can be made, and who may make any (ROLE-55 to ROLE-58). */
import { Type } from 'typebox';
import { anyOf, can } from '#define';

/** A product is made by an order (CALL-152). */
export const CreatedType = Type.Enum(['User', 'Department', 'Company', 'Reseller', 'Product'], { type: 'string' });

/** The handler asks for the right that belongs to the type. */
export const mayCreateAny = anyOf(
  can('USER_ACCOUNT', 'Create'),
  can('DEPARTMENT_ACCOUNT', 'Create'),
  can('COMPANY_ACCOUNT', 'Create'),
  can('RESELLER_ACCOUNT', 'Create'),
  can('PRODUCT_ACCOUNT', 'Create'),
);

/** For the questions that forms of new and of known accounts ask. */
export const mayCreateOrUpdateAny = anyOf(
  mayCreateAny,
  can('USER_ACCOUNT', 'Update'),
  can('DEPARTMENT_ACCOUNT', 'Update'),
  can('COMPANY_ACCOUNT', 'Update'),
  can('RESELLER_ACCOUNT', 'Update'),
  can('PRODUCT_ACCOUNT', 'Update'),
);
