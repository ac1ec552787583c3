/** Capabilities: what a user holds, and what a call, a screen or a column needs. */

/** The object types of the contract, in its order (ledger 1, appendix A). */
export const objectTypes = [
  'ACCOUNT_MOVE',
  'ACCOUNT_NOTES',
  'ACCOUNT_RESETPRICEPROTECTION',
  'ADMINISTRATIVE',
  'AUDIT_LOG',
  'BETA_TESTER',
  'BILLABLE_FLAG',
  'BILLING_METHOD',
  'BILLING_PROVISIONING',
  'BILLING_SHOWPRODUCTPRICE',
  'BILLING_SHOWPRODUCTPRICE_MARGIN',
  'BILLING_STARTDATE',
  'CAMPAIGNS',
  'CHAT_BOT',
  'CO_BROWSING',
  'COMPANY_ACCOUNT',
  'COMPANY_CURRENCY',
  'CREDITCHECK_COMPANYORDERS',
  'CREDITCHECK_ORDERMANAGEMENT',
  'CUSTOM_CHARGE_COMPANY',
  'CUSTOM_CHARGE_RESELLER',
  'CUSTOM_CHARGE_COST',
  'CUSTOM_CHARGE_COST_NEGATIVE',
  'CUSTOM_LANDING_PAGE',
  'CUSTOMER_PRICELIST',
  'DEPARTMENT_ACCOUNT',
  'DISCOUNT_TOOL',
  'EMAIL_MIGRATION',
  'MARKETPLACE_PROPAGATION_ENABLEMENT_FLAG',
  'ENFORCE_MFA',
  'ENFORCE_HIERARCHY_MFA',
  'FAILED_PROVISIONING',
  'FAILED_PROVISIONING_ESCALATE',
  'FAILED_PROVISIONING_OWNED',
  'FIELDS_SHOW_PASSWORD',
  'FIELDS_CREDITLIMIT',
  'FIELDS_CREDITLIMIT_OVERWRITE_LOCK',
  'INDIRECT_PAYMENTS',
  'IP_AUTHORIZATION_CONFIGURATION',
  'JIRA',
  'LOGIN',
  'MARKETPLACE',
  'MARKETPLACE_AUTO_ADD_SERVICES_FLAG',
  'MARKETPLACE_TC_ACCEPT',
  'MIGRATION',
  'DISABLE_MFA',
  'MY_IMPORTS',
  'MY_IMPORTS_OWNED',
  'MY_SERVICES',
  'NOTIFICATIONS',
  'NOTIFICATIONS_USER_WITH_KEYWORDS',
  'ONLINEBILL',
  'PRICELIST_TEMPLATES',
  'PRICEQUOTES',
  'PRODUCT_ACCOUNT',
  'PRODUCT_OWNER_PROFILE',
  'PROVISIONING_REQUEST',
  'PROVISIONING_REQUEST_OWNED',
  'PROVISIONING_REQUEST_SKIP_BACKEND',
  'RATE_SCHEDULE',
  'REMOTE_ACTIONS',
  'REPORTING',
  'RESELLER_ACCOUNT',
  'RESELLER_JIRA',
  'RESELLER_TICKETING',
  'SALES_CART_SERVICES',
  'SALESQUOTE',
  'SALESQUOTE_TEMPLATE',
  'SECURITY_MANAGEMENT',
  'SERVICE_GROUP_MANAGEMENT',
  'SERVICE_LOCALIZATION',
  'SERVICE_TAGS',
  'SERVICE_TOOL_INFO',
  'SERVICE_TOOL_FILES',
  'SERVICE_TOOL_DESCRIPTION',
  'SERVICE_TOOL_FIELDS',
  'SERVICE_TOOL_BILLING',
  'SERVICE_TOOL_PROVISIONING',
  'SERVICE_TOOL_REMOTE_DATASOURCE',
  'SHOW_SAP_PRICING_TAB',
  'SPECIAL_DEAL',
  'SUBSCRIPTION',
  'SUBSCRIPTION_CUSTOM_PRICE',
  'SUPPORT_CONTACT_DETAILS',
  'SYSTEM_AUDIT_LOG',
  'SYSTEM_PROVISIONING_REQUEST',
  'TICKETING',
  'USER_ACCOUNT',
  'USER_CHANGE_ADMIN_STATUS',
  'USER_CHANGE_PASSWORD',
  'USER_CHANGE_STATUS',
  'USER_CHANGE_USERNAME',
  'USER_EXPORT',
  'USER_FEEDBACK',
  'USER_MULTIFACTOR_AUTHENTICATION',
  'USER_RESET_PASSWORD',
  'QUOTATION_TOOL',
  'WIKI',
] as const;
export type ObjectType = (typeof objectTypes)[number];

export type Flag = 'Read' | 'Create' | 'Update' | 'Delete' | 'Execute' | 'Hierarchy';

/** What a user holds for one object type; names outside of `objectTypes` are kept and ignored (CAP-10). */
export interface Capability {
  readonly ObjectType: string;
  readonly Read?: boolean;
  readonly Create?: boolean;
  readonly Update?: boolean;
  readonly Delete?: boolean;
  readonly Execute?: boolean;
  readonly Hierarchy?: boolean;
}

/** All of the flags on one object type. */
export interface Can {
  readonly can: ObjectType;
  readonly flags: readonly Flag[];
}

/** A need: one line of capability, any or all of several, or no capability at all. */
export type Needs =
  | Can
  | { readonly any: readonly Needs[] }
  | { readonly all: readonly Needs[] }
  | 'anyone'
  | 'signedIn';

/** A right: an object type with the flags that are needed on it. */
export function can(objectType: ObjectType, ...flags: readonly [Flag, ...Flag[]]): Can {
  return { can: objectType, flags };
}

/** One of several rights is enough. */
export function anyOf(...needs: readonly Needs[]): Needs {
  return { any: needs };
}

/** All of several rights are needed. */
export function allOf(...needs: readonly Needs[]): Needs {
  return { all: needs };
}
