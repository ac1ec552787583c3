/** Checks of queries that no caller can see missing, each with the reason. */
export const unseenByDesign: readonly { readonly says: RegExp; readonly why: string }[] = [
  {
    says: /(\^@ (\$1|page\.path) and ⟦in_scope|⟦in_scope\("path"\)⟧ and "path" >= \$\d|path \^@ \$1 and ⟦)/,
    why: 'the branch that is asked for begins at an account which was found in the session’s own before',
  },
  {
    says: /left join account owner on owner\.account_id = \S+ and ⟦in_scope\(owner\.path\)⟧/,
    why: 'whom a write is about, for its entry; the handler finds the thing itself with a check of its own, or refuses',
  },
];
