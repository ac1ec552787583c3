/** How a service is doing. */
import { enumeration } from '../enumeration.ts';

export default enumeration('ServiceStatus', {
  Ordered: ['Ordered', 'Bestellt', 'Zamówiona'],
  Active: ['Active', 'Aktiv', 'Aktywna'],
  Provisioning: ['Being set up', 'Wird eingerichtet', 'W trakcie uruchamiania'],
  Failed: ['Setup failed', 'Einrichtung fehlgeschlagen', 'Uruchomienie nieudane'],
  Suspended: ['Suspended', 'Ausgesetzt', 'Wstrzymana'],
  Terminated: ['Terminated', 'Beendet', 'Zakończona'],
});
