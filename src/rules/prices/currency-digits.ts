/** How many decimals amounts of a currency have: one list, as browsers and servers come with lists of different years. */

/** As CLDR has them; every other currency has two. */
const none = new Set(
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'.split(
    ' ',
  ),
);
const three = new Set('BHD JOD KWD LYD OMR TND'.split(' '));

export function decimalsOf(currency: string | undefined): 0 | 2 | 3 {
  const code = currency?.toUpperCase() ?? '';
  if (none.has(code)) return 0;
  return three.has(code) ? 3 : 2;
}
