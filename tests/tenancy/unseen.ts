/** Checks of queries that no caller can see missing, each with the reason. */
export const unseenByDesign: readonly { readonly says: RegExp; readonly why: string }[] = [
  {
    says: /(\^@ (\$1|page\.path) and ⟦in_scope|⟦in_scope\("path"\)⟧ and "path" >= \$\d|path \^@ \$1 and ⟦|path < path_end\(\$\d+\) and ⟦|h\.path \^@ \$\d+ and .*⟦)/,
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
];
