/** Languages in which invoices are written and people are addressed (CONST-10). */
import { supportedLanguages } from '../../../../rules/limits.ts';
import { codeEnumeration } from '../enumeration.ts';

export default codeEnumeration('InvoiceLanguage', 'language', supportedLanguages.join(' '));
