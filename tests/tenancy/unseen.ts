/** Checks of queries that no caller can see missing, each with the reason. */
export const unseenByDesign: readonly { readonly says: RegExp; readonly why: string }[] = [
  {
    says: /(\^@ (\$\d|page\.path) and ⟦in_scope|⟦in_scope\("path"\)⟧ and "path" >= \$\d|path \^@ \$1 and ⟦|path < path_end\(\$\d+\) and ⟦|path < \$\d+ and ⟦|h\.path \^@ \$\d+ and .*⟦)/,
    why: 'the branch that is asked for begins at an account which was found in the session’s own before',
  },
  {
    says: /^Account\/GetMoveInfo: .*account_type = any \(\$\d+::text\[\]\) and account_state = 'Active' and ⟦/,
    why: 'the one account that is asked for was found movable before; elsewhere the same list is one to choose from',
  },
  {
    says: /left join account owner on owner\.account_id = \S+ and ⟦in_scope\(owner\.path\)⟧/,
    why: 'whom a write is about, for its entry; the handler finds the thing itself with a check of its own, or refuses',
  },
  {
    says: /⟦in_scope\("a"\."path"\)⟧\) as sees_creator/,
    why: 'whether a quote that is in sight names who made it: tests/contract/quotes/others.test.ts holds his id back from the buyer',
  },
  {
    says: /^Account\/OrderCart: .*⟦c\.user_account_id = \$\d+⟧/,
    why: 'a line of somebody else’s cart is refused when it is to be taken out of one’s own, before anything is ordered',
  },
  {
    says: /^Account\/SetCartLineQuantity: update "cart_line" set .*⟦"user_account_id" = \$\d+⟧/,
    why: 'the line is read as one of one’s own in the same transaction, and what is not found there takes the write back',
  },
  {
    says: /any \(c\.ended_account_ids\) and ⟦in_scope\(part\.path\)⟧/,
    why: 'names are told of a line without a problem, and stays_beside finds one with each part that is out of sight',
  },
  {
    says: /^Account\/OrderCart: .*c\.parent_account_id and ⟦in_scope\(a\.path\)⟧/,
    why: 'order_prices knows no fees for an account out of sight, so the line is refused in the same words; GetCartLine shows the check',
  },
  {
    says: /^Account\/GetSubscription: .*where s\.account_id = \$\d+ and ⟦in_scope\(a\.path\)⟧/,
    why: 'the one account that is asked for was found in the session’s branch before',
  },
  {
    says: /^Account\/GetAccountManagers: .*able join account u on u\.account_id = able\.user_account_id and ⟦/,
    why: 'holders_of begins at a company in sight, and its people lie below it',
  },
  {
    says: /^Account\/GetAccountManagers: .*b\.parent_account_id = m\.seller_account_id and ⟦/,
    why: 'the seller was found in sight before, and his customers lie below him',
  },
  {
    says: /^(Account\/GetManagedCustomers|Marketplace\/GetMarketplaceCustomers): .*a\.(account_state <> 'Terminated'|currency = \$\d+) and ⟦in_scope\("a"\."path"\)⟧\) customer/,
    why: 'customers are sought directly below a seller who was found in sight before, himself or by his pricelist',
  },
  {
    says: /^Marketplace\/AssignCustomers: .*"account_id" in \(\$\d+\) and ⟦in_scope\("path"\)⟧ for share/,
    why: 'whoever does not stand directly below the owner of a pricelist in sight is refused in the same words',
  },
  {
    says: /^SalesQuote\/GetQuotableCustomersPaged: .*⟦in_scope\("(seller|a)"\."path"\)⟧/,
    why: 'the parent has to be one of the sellers of the branch, so both he and his customer lie in it',
  },
  {
    says: /^Marketplace\/[^:]*Terms[^:]*: .*where t\.owner_account_id = \$\d+ and ⟦in_scope\("owner"\."path"\)⟧/,
    why: 'the one account that is asked for was found in the session’s branch before',
  },
  {
    says: /^Marketplace\/(GetMarketplaces|GetMarketplaceOrder): .*⟦in_scope\("owner"\."path"\)⟧ and "owner"\."account_id" = \$\d+/,
    why: 'the one owner that is asked for was found in sight before; without one the same list shows its check',
  },
  {
    says: /^ServiceManagement\/UseConnector: .*"connector"\."owner_account_id" = \$\d+ and ⟦in_scope\("account"\."path"\)⟧/,
    why: 'the vendor is that of a service which was found as one of the branch’s own vendors’ before',
  },
  {
    says: /^LandingPage\/(ArrangeLandingPages, LandingPage\/)?GetLandingPages: .*where ⟦in_scope\("account"\."path"\)⟧ and "page"\."owner_company_id"/,
    why: 'the one company that is asked for was found in sight before; a page by its number shows the check',
  },
  {
    says: /^ServiceManagement\/RenameServiceGroup: .*⟦in_scope\("account"\."path"\)⟧ and "owner_company_id" = \$\d+/,
    why: 'the one company that is asked for was found in sight before; a group by its number alone shows the check',
  },
  {
    says: /^CustomCharges\/DeleteCustomCharge, CustomCharges\/GetAttachment: .*charge\.creator_account_id and ⟦/,
    why: 'neither call tells who has made the charge; the list of charges does, and shows the check',
  },
  {
    says: /^Account\/SearchInvoices, Account\/SearchOrders: .*⟦in_scope\("page"\."path"\)⟧/,
    why: 'each name above an account is in sight by itself, and of one out of sight nothing else is told',
  },
];
