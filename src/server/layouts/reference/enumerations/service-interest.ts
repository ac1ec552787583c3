/** Groups of services that a customer wants to hear about. */
import { enumeration } from '../enumeration.ts';

export default enumeration('ServiceInterest', {
  Collaboration: ['Mail and collaboration', 'E-Mail und Zusammenarbeit', 'Poczta i współpraca'],
  Backup: ['Backup and archive', 'Sicherung und Archiv', 'Kopie zapasowe i archiwum'],
  Security: ['Security', 'Sicherheit', 'Bezpieczeństwo'],
  Workplace: ['Virtual workplaces', 'Virtuelle Arbeitsplätze', 'Wirtualne stanowiska pracy'],
  Telephony: ['Telephony', 'Telefonie', 'Telefonia'],
  Infrastructure: ['Servers and networks', 'Server und Netze', 'Serwery i sieci'],
  Data: ['Data and reporting', 'Daten und Auswertung', 'Dane i raporty'],
});
