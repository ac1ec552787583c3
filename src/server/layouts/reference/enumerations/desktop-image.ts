/** What a virtual desktop comes with. */
import { enumeration } from '../enumeration.ts';

export default enumeration('DesktopImage', {
  Office: ['Office work', 'Büroarbeit', 'Praca biurowa'],
  Engineering: ['Engineering and drawing', 'Konstruktion und Zeichnen', 'Projektowanie i rysunek techniczny'],
  Development: ['Software development', 'Softwareentwicklung', 'Tworzenie oprogramowania'],
  Kiosk: ['Shared workplace', 'Gemeinsamer Arbeitsplatz', 'Stanowisko współdzielone'],
});
