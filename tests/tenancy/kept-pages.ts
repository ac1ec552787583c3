/** Whose landing pages are, and what notifications remember of people. */
export const personalRows = {
  keyword_notice: { account: 'user_account_id' },
  landing_page: { account: 'owner_company_id' },
  landing_page_choice: { user: 'user_account_id' },
  landing_page_role: { of: 'landing_page', by: 'landing_page_id' },
} as const;
