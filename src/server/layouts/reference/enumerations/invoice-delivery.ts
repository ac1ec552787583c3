/** How invoices reach the customer. */
import { enumeration } from '../enumeration.ts';

export default enumeration('InvoiceDelivery', {
  Pdf: 'PDF by e-mail',
  XRechnung: 'XRechnung',
  Peppol: 'Peppol network',
  Portal: 'Download from the portal',
  Paper: 'Paper by post',
});
