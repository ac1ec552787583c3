/** Countries in which the marketplace may be resold. */
import { codeEnumeration } from '../enumeration.ts';

export default codeEnumeration(
  'SalesCountry',
  'region',
  'AE AT BE BG CH CZ DE DK ES FI FR GB GR HR HU IE IT JP LI LT LU LV NL NO PL PT RO SA SE SI SK TR UA',
);
