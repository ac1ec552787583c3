/** What a virtual desktop comes with. */
import { enumeration } from '../enumeration.ts';

export default enumeration('DesktopImage', {
  Office: 'Office work',
  Engineering: 'Engineering and drawing',
  Development: 'Software development',
  Kiosk: 'Shared workplace',
});
