/** What services are for. */
import { enumeration } from '../enumeration.ts';

export default enumeration('ServiceCategory', {
  Workplace: ['Workplace', 'Arbeitsplatz', 'Stanowisko pracy'],
  Mail: ['Mail', 'E-Mail', 'Poczta'],
  Security: ['Security', 'Sicherheit', 'Bezpieczeństwo'],
  Backup: ['Backup and archive', 'Sicherung und Archiv', 'Kopie i archiwum'],
  Communication: ['Communication', 'Kommunikation', 'Komunikacja'],
  Data: ['Data and computing', 'Daten und Rechenleistung', 'Dane i moc obliczeniowa'],
  Development: ['Development', 'Entwicklung', 'Tworzenie oprogramowania'],
  Training: ['Training', 'Schulung', 'Szkolenia'],
});
