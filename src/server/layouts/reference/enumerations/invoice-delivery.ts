/** How invoices reach the customer. */
import { enumeration } from '../enumeration.ts';

export default enumeration('InvoiceDelivery', {
  Pdf: ['PDF by e-mail', 'PDF per E-Mail', 'PDF e-mailem'],
  XRechnung: ['XRechnung', 'XRechnung', 'XRechnung'],
  Peppol: ['Peppol network', 'Peppol-Netzwerk', 'Sieć Peppol'],
  Portal: ['Download from the portal', 'Abruf im Portal', 'Pobranie z portalu'],
  Paper: ['Paper by post', 'Papier per Post', 'Papier pocztą'],
});
