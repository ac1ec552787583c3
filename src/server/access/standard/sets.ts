/** The capability sets of the marketplace owner; as templates they may be read by every company below (ROLE-65). */
import { objectTypes } from '../../../define/contract/capability.ts';
import type { Rights } from './flags.ts';

/** Everybody who may sign in: his orders, his notifications, his second factor. */
const selfService: Rights = {
  LOGIN: 'X',
  PRODUCT_ACCOUNT: 'R',
  SUBSCRIPTION: 'R',
  MARKETPLACE: 'R',
  MARKETPLACE_TC_ACCEPT: 'X',
  CREDITCHECK_COMPANYORDERS: 'R',
  PROVISIONING_REQUEST_OWNED: 'R',
  NOTIFICATIONS: 'RU',
  USER_MULTIFACTOR_AUTHENTICATION: 'RU',
  SUPPORT_CONTACT_DETAILS: 'R',
  WIKI: 'R',
  CHAT_BOT: 'R',
  CO_BROWSING: 'R',
  USER_FEEDBACK: 'C',
};

/** Apart from the rest: with a reach over the hierarchy it would let its holder change everybody. */
const ownAccount: Rights = { USER_ACCOUNT: 'RU' };

const companyAdministration: Rights = {
  COMPANY_ACCOUNT: 'RU',
  DEPARTMENT_ACCOUNT: 'CRUD',
  USER_ACCOUNT: 'CRUD',
  MARKETPLACE: 'R',
  PRODUCT_ACCOUNT: 'CRUD',
  SUBSCRIPTION: 'RUDX',
  ACCOUNT_MOVE: 'X',
  AUDIT_LOG: 'R',
  SECURITY_MANAGEMENT: 'CRUD',
  IP_AUTHORIZATION_CONFIGURATION: 'RU',
  ENFORCE_MFA: 'RX',
  ENFORCE_HIERARCHY_MFA: 'RX',
  DISABLE_MFA: 'X',
  USER_CHANGE_ADMIN_STATUS: 'U',
  USER_CHANGE_PASSWORD: 'X',
  USER_CHANGE_STATUS: 'U',
  USER_CHANGE_USERNAME: 'U',
  USER_EXPORT: 'RX',
  USER_RESET_PASSWORD: 'X',
  ONLINEBILL: 'R',
  BILLING_SHOWPRODUCTPRICE: 'R',
  BILLING_METHOD: 'R',
  BILLING_STARTDATE: 'R',
  FIELDS_CREDITLIMIT: 'R',
  FIELDS_SHOW_PASSWORD: 'RU',
  PROVISIONING_REQUEST: 'R',
  FAILED_PROVISIONING_OWNED: 'R',
  MY_IMPORTS: 'CRX',
  MY_IMPORTS_OWNED: 'R',
  NOTIFICATIONS_USER_WITH_KEYWORDS: 'RU',
  CUSTOM_LANDING_PAGE: 'CRUD',
  SALES_CART_SERVICES: 'RX',
  REPORTING: 'RX',
};

/** What a reseller does with the companies below. */
const customers: Rights = {
  COMPANY_ACCOUNT: 'CRUD',
  RESELLER_ACCOUNT: 'CRU',
  ACCOUNT_NOTES: 'CRUD',
  ACCOUNT_RESETPRICEPROTECTION: 'X',
  BILLABLE_FLAG: 'RU',
  BILLING_METHOD: 'RU',
  BILLING_STARTDATE: 'RU',
  BILLING_PROVISIONING: 'RU',
  BILLING_SHOWPRODUCTPRICE_MARGIN: 'R',
  COMPANY_CURRENCY: 'RU',
  FIELDS_CREDITLIMIT: 'RU',
  FIELDS_CREDITLIMIT_OVERWRITE_LOCK: 'U',
  INDIRECT_PAYMENTS: 'R',
  ONLINEBILL: 'RU',
  CUSTOM_CHARGE_COMPANY: 'CRUD',
  CUSTOM_CHARGE_RESELLER: 'CRUD',
  CUSTOM_CHARGE_COST: 'CRU',
  FAILED_PROVISIONING: 'RUX',
  FAILED_PROVISIONING_ESCALATE: 'X',
  // As much as the approvers of his customers hold: he looks after their sign-in.
  CREDITCHECK_ORDERMANAGEMENT: 'RUX',
  CREDITCHECK_COMPANYORDERS: 'RX',
  SUPPORT_CONTACT_DETAILS: 'RU',
};

const sales: Rights = {
  MARKETPLACE: 'CRUD',
  MARKETPLACE_AUTO_ADD_SERVICES_FLAG: 'RU',
  MARKETPLACE_PROPAGATION_ENABLEMENT_FLAG: 'RU',
  CUSTOMER_PRICELIST: 'CRUD',
  PRICELIST_TEMPLATES: 'CRUD',
  DISCOUNT_TOOL: 'RX',
  PRICEQUOTES: 'RX',
  QUOTATION_TOOL: 'CRUDH',
  SALESQUOTE: 'CRUD',
  SALESQUOTE_TEMPLATE: 'CRUD',
  SPECIAL_DEAL: 'CRUD',
  SUBSCRIPTION_CUSTOM_PRICE: 'RU',
};

const services: Rights = {
  MY_SERVICES: 'CRUD',
  PRODUCT_OWNER_PROFILE: 'RU',
  SERVICE_GROUP_MANAGEMENT: 'CRUD',
  SERVICE_LOCALIZATION: 'RU',
  SERVICE_TAGS: 'CRUD',
  SERVICE_TOOL_INFO: 'RU',
  SERVICE_TOOL_FILES: 'RU',
  SERVICE_TOOL_DESCRIPTION: 'RU',
  SERVICE_TOOL_FIELDS: 'RU',
  SERVICE_TOOL_BILLING: 'RU',
  SERVICE_TOOL_PROVISIONING: 'RU',
  SERVICE_TOOL_REMOTE_DATASOURCE: 'RU',
};

const orderApproval: Rights = {
  CREDITCHECK_ORDERMANAGEMENT: 'RUX',
  CREDITCHECK_COMPANYORDERS: 'RX',
  COMPANY_ACCOUNT: 'R',
  DEPARTMENT_ACCOUNT: 'R',
  USER_ACCOUNT: 'R',
  PRODUCT_ACCOUNT: 'R',
  FIELDS_CREDITLIMIT: 'R',
  BILLING_SHOWPRODUCTPRICE: 'R',
  ONLINEBILL: 'R',
  AUDIT_LOG: 'R',
  REPORTING: 'R',
};

export const standardSets: Readonly<Record<string, Rights>> = {
  Everything: Object.fromEntries(objectTypes.map((type) => [type, 'CRUDXH'])),
  'Self-service': selfService,
  'Own account': ownAccount,
  'Company administration': companyAdministration,
  Customers: customers,
  Sales: sales,
  Services: services,
  'Order approval': orderApproval,
};
