/** Icons of what the product is about; a line here makes one more available. */
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconCloud from '@tabler/icons-react/dist/esm/icons/IconCloud.mjs';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconDatabase from '@tabler/icons-react/dist/esm/icons/IconDatabase.mjs';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconMessageChatbot from '@tabler/icons-react/dist/esm/icons/IconMessageChatbot.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPlug from '@tabler/icons-react/dist/esm/icons/IconPlug.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconServer from '@tabler/icons-react/dist/esm/icons/IconServer.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';

export const objectIcons = {
  bell: IconBell,
  'message-chatbot': IconMessageChatbot,
  bolt: IconBolt,
  book: IconBook,
  box: IconBox,
  building: IconBuilding,
  'building-store': IconBuildingStore,
  calendar: IconCalendar,
  'chart-bar': IconChartBar,
  checklist: IconChecklist,
  'circle-dashed': IconCircleDashed,
  'clipboard-list': IconClipboardList,
  clock: IconClock,
  cloud: IconCloud,
  coins: IconCoins,
  'credit-card': IconCreditCard,
  database: IconDatabase,
  'device-desktop': IconDeviceDesktop,
  'file-import': IconFileImport,
  'file-invoice': IconFileInvoice,
  'file-text': IconFileText,
  flag: IconFlag,
  history: IconHistory,
  home: IconHome,
  key: IconKey,
  keyboard: IconKeyboard,
  language: IconLanguage,
  'layout-dashboard': IconLayoutDashboard,
  lifebuoy: IconLifebuoy,
  link: IconLink,
  mail: IconMail,
  message: IconMessage,
  package: IconPackage,
  palette: IconPalette,
  percentage: IconPercentage,
  phone: IconPhone,
  photo: IconPhoto,
  plug: IconPlug,
  receipt: IconReceipt,
  server: IconServer,
  settings: IconSettings,
  shield: IconShield,
  'shield-lock': IconShieldLock,
  'shopping-cart': IconShoppingCart,
  sitemap: IconSitemap,
  star: IconStar,
  tag: IconTag,
  tags: IconTags,
  template: IconTemplate,
  tool: IconTool,
  user: IconUser,
  'user-plus': IconUserPlus,
  users: IconUsers,
  world: IconWorld,
} as const;
