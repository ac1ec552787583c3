/** The glyphs of the services' icons: lines on 24 units, of the icon set that the portal itself draws with. */
import api from '@tabler/icons/outline/api.svg?raw';
import appWindow from '@tabler/icons/outline/app-window.svg?raw';
import archive from '@tabler/icons/outline/archive.svg?raw';
import box from '@tabler/icons/outline/box.svg?raw';
import briefcase from '@tabler/icons/outline/briefcase.svg?raw';
import broadcast from '@tabler/icons/outline/broadcast.svg?raw';
import bucket from '@tabler/icons/outline/bucket.svg?raw';
import buildingArch from '@tabler/icons/outline/building-arch.svg?raw';
import certificate from '@tabler/icons/outline/certificate.svg?raw';
import chalkboard from '@tabler/icons/outline/chalkboard.svg?raw';
import chartBar from '@tabler/icons/outline/chart-bar.svg?raw';
import chartDots3 from '@tabler/icons/outline/chart-dots-3.svg?raw';
import container from '@tabler/icons/outline/container.svg?raw';
import cpu from '@tabler/icons/outline/cpu.svg?raw';
import cube3dSphere from '@tabler/icons/outline/cube-3d-sphere.svg?raw';
import database from '@tabler/icons/outline/database.svg?raw';
import databaseExport from '@tabler/icons/outline/database-export.svg?raw';
import deviceDesktop from '@tabler/icons/outline/device-desktop.svg?raw';
import deviceLaptop from '@tabler/icons/outline/device-laptop.svg?raw';
import deviceMobileMessage from '@tabler/icons/outline/device-mobile-message.svg?raw';
import devices from '@tabler/icons/outline/devices.svg?raw';
import fileInvoice from '@tabler/icons/outline/file-invoice.svg?raw';
import filter from '@tabler/icons/outline/filter.svg?raw';
import fingerprint from '@tabler/icons/outline/fingerprint.svg?raw';
import fishHook from '@tabler/icons/outline/fish-hook.svg?raw';
import folders from '@tabler/icons/outline/folders.svg?raw';
import gitBranch from '@tabler/icons/outline/git-branch.svg?raw';
import hammer from '@tabler/icons/outline/hammer.svg?raw';
import headset from '@tabler/icons/outline/headset.svg?raw';
import inbox from '@tabler/icons/outline/inbox.svg?raw';
import key from '@tabler/icons/outline/key.svg?raw';
import language from '@tabler/icons/outline/language.svg?raw';
import layoutGrid from '@tabler/icons/outline/layout-grid.svg?raw';
import lifebuoy from '@tabler/icons/outline/lifebuoy.svg?raw';
import mail from '@tabler/icons/outline/mail.svg?raw';
import mailBolt from '@tabler/icons/outline/mail-bolt.svg?raw';
import mailCheck from '@tabler/icons/outline/mail-check.svg?raw';
import mailShare from '@tabler/icons/outline/mail-share.svg?raw';
import messages from '@tabler/icons/outline/messages.svg?raw';
import moonStars from '@tabler/icons/outline/moon-stars.svg?raw';
import network from '@tabler/icons/outline/network.svg?raw';
import news from '@tabler/icons/outline/news.svg?raw';
import phone from '@tabler/icons/outline/phone.svg?raw';
import ripple from '@tabler/icons/outline/ripple.svg?raw';
import school from '@tabler/icons/outline/school.svg?raw';
import send from '@tabler/icons/outline/send.svg?raw';
import shieldBolt from '@tabler/icons/outline/shield-bolt.svg?raw';
import shieldCheck from '@tabler/icons/outline/shield-check.svg?raw';
import signature from '@tabler/icons/outline/signature.svg?raw';
import stack2 from '@tabler/icons/outline/stack-2.svg?raw';
import stack3 from '@tabler/icons/outline/stack-3.svg?raw';
import telescope from '@tabler/icons/outline/telescope.svg?raw';
import testPipe from '@tabler/icons/outline/test-pipe.svg?raw';
import tools from '@tabler/icons/outline/tools.svg?raw';
import truck from '@tabler/icons/outline/truck.svg?raw';
import truckDelivery from '@tabler/icons/outline/truck-delivery.svg?raw';
import userCircle from '@tabler/icons/outline/user-circle.svg?raw';
import vault from '@tabler/icons/outline/vault.svg?raw';
import video from '@tabler/icons/outline/video.svg?raw';
import worldWww from '@tabler/icons/outline/world-www.svg?raw';

const files = {
  api,
  'app-window': appWindow,
  briefcase,
  archive,
  box,
  broadcast,
  bucket,
  'building-arch': buildingArch,
  certificate,
  chalkboard,
  'chart-bar': chartBar,
  'chart-dots-3': chartDots3,
  container,
  cpu,
  'cube-3d-sphere': cube3dSphere,
  database,
  'database-export': databaseExport,
  'device-desktop': deviceDesktop,
  'device-laptop': deviceLaptop,
  'device-mobile-message': deviceMobileMessage,
  devices,
  'file-invoice': fileInvoice,
  filter,
  fingerprint,
  'fish-hook': fishHook,
  folders,
  'git-branch': gitBranch,
  hammer,
  headset,
  inbox,
  key,
  language,
  'layout-grid': layoutGrid,
  lifebuoy,
  mail,
  'mail-bolt': mailBolt,
  'mail-check': mailCheck,
  'mail-share': mailShare,
  messages,
  'moon-stars': moonStars,
  network,
  news,
  phone,
  ripple,
  school,
  send,
  'shield-bolt': shieldBolt,
  'shield-check': shieldCheck,
  signature,
  'stack-2': stack2,
  'stack-3': stack3,
  telescope,
  'test-pipe': testPipe,
  tools,
  truck,
  'truck-delivery': truckDelivery,
  'user-circle': userCircle,
  vault,
  video,
  'world-www': worldWww,
} as const;

export type Glyph = keyof typeof files;

/** Its lines, without the picture around them. */
export function glyphLines(glyph: Glyph): string {
  const [, lines] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(files[glyph]) ?? [];
  if (!lines) throw new Error(`The glyph ${glyph} has no lines`);
  return lines;
}
