/** Every constant of the product in one place (CONST rows); times in milliseconds unless the name says otherwise. */
export const limits = {
  /** CONST-09. */
  successMessageLifetime: 5000,
  /** So many of the messages that have gone can be read again. */
  pastMessages: 50,
  /** How long what was done can be taken back from its message. */
  undoWindow: 12_000,
  /** CONST-40. */
  searchDebounce: 300,
  /** Between two looks at what others have changed. */
  foreignChanges: 2000,
  /** The form of the sign-in asks so often what the browser has filled in (CONST-50). */
  autofillPolling: 300,
  /** CONST-52. */
  pageSize: 20,
  /** Services published so short a time ago are new. */
  newService: 30 * 24 * 60 * 60_000,
  /** Of one person; an order takes as many. */
  cartLines: 50,
  /** Reports that one person has planned to be sent. */
  plannedReports: 50,
  /** A larger report goes by its link alone. */
  mailedReport: 5 * 1024 * 1024,
  /** Services of one quote. */
  quoteLines: 50,
  /** How far ahead the last day of a quote may lie. */
  quoteDays: 3650,
  /** Fees of a service, retired ones included. */
  itemsOfService: 200,
  /** Of one company. */
  serviceGroups: 200,
  landingPages: 50,
  tagsOfService: 20,
  /** Of one vendor. */
  connectors: 50,
  /** A shorter list has neither search, filters nor settings. */
  rowsWithTools: 8,
  /** The largest page that a list call answers. */
  maximumPageSize: 1000,
  /** CONST-51. */
  fileNameLength: 200,
  /** Sizes in pixels of CSS, never more than the window has (CONST-44 to CONST-49, CONST-58). */
  logoHeight: 38,
  confirmDialogWidth: 400,
  unsavedDialogWidth: 450,
  sideDrawerWidth: 380,
  termsDialogWidth: 1340,
  languageMenuHeight: 300,
  sessionIdle: 30 * 60_000,
  sessionLife: 12 * 60 * 60_000,
  /** How long a sign-in waits for its second factor. */
  secondFactorWait: 10 * 60_000,
  /** What a sign-in hangs on is changed only so long after the last proof of who changes it. */
  proofLife: 5 * 60_000,
  /** A second factor that was begun waits so long for its first code. */
  pendingFactorLife: 15 * 60_000,
  /** A new e-mail address waits so long to be confirmed. */
  emailChangeLife: 24 * 60 * 60_000,
  /** Somebody else's name is worn for this long at most. */
  impersonationLife: 60 * 60_000,
  /** Failed sign-ins of one name before it is locked, and of one address, behind which many may sit (AUTH-50). */
  failuresOfName: 10,
  /** So many before a name is locked each answer says how many are left, whether anybody has that name or not. */
  triesAnnounced: 3,
  /** Of a locked name so many more are looked at, so that its owner learns of the lock and nobody guesses on. */
  triesWhileLocked: 3,
  failuresOfAddress: 60,
  failuresOfFactor: 10,
  lockTime: 15 * 60_000,
  /** Each failure of a name beyond the third doubles its wait, from this to the longest. */
  firstSlowDown: 100,
  longestSlowDown: 1000,
  knownDeviceLife: 180 * 24 * 60 * 60_000,
  /** CONST-02. */
  passwordLength: 12,
  /** The present password and the ones before it that cannot be set again (CONST-03). */
  recentPasswords: 10,
  passwordLinkLife: 60 * 60_000,
  securityCodeLife: 10 * 60_000,
  /** Another code by e-mail is offered after this time. */
  sendAgainPause: 30_000,
  /** Wrong codes of one sign-in before it begins anew (AUTH-49). */
  wrongCodes: 5,
  /** How long a single sign-on at a provider may take. */
  signOnWait: 10 * 60_000,
  recoveryCodes: 10,
  /** Second factors of one user. */
  authenticationMethods: 10,
  pingPong: 5 * 60_000,
  /** Pings of a socket follow the last pong, which is waited for so long (WS-13, WS-14, CONST-18, CONST-19). */
  socketPing: 5 * 60_000,
  socketPong: 60_000,
  /** Between two tries to open a socket: the first, doubled after each failure up to the longest (WS-06 to WS-08, CONST-15 to CONST-17). */
  socketAgain: 5000,
  socketAgainMost: 10 * 60_000,
  /** Of the realtime hub: a quiet side is pinged after the first, and given up after the second (HUB-17, HUB-18, CONST-25, CONST-26). */
  realtimeKeepAlive: 15_000,
  realtimeTimeout: 30_000,
  /** After a loss the hub is looked for again at these times, then no more (HUB-19, HUB-20, CONST-27). */
  realtimeAgain: [0, 2000, 10_000, 30_000],
  /** Before a maintenance its users are told that it comes soon; from this time on, how long it is until then. */
  maintenanceCountdown: 60 * 60_000,
  /** In the last minute the countdown is drawn this often; the page is loaded anew so long after the start (CONST-21, CONST-22). */
  maintenanceTick: 500,
  maintenanceReload: 60_000,
  /** The consent manager of the page is waited for so long, and looked for this often (CONST-23, CONST-24). */
  consentManagerWait: 180_000,
  consentManagerPoll: 200,
  /** A token of the chat bot is used so long (CHAT-02 to CHAT-04, CONST-43). */
  chatTokenLife: 3_600_000,
  /** What people did is kept so long; of each user so many events count within a quarter of an hour. */
  analyticsLife: 90 * 24 * 60 * 60_000,
  analyticsEvents: 300,
  /** Who looks at what others do is written down once in this time, for each list. */
  auditedLook: 60 * 60_000,
  /** Larger exports are cut here; the answer says so in its last line. */
  exportRows: 100_000,
  /** Up to here the browser makes the file itself; what is larger is work for the server. */
  browserExportRows: 10_000,
  /** Rows that one bulk action is done to at most, and how many calls run at once. */
  bulkRows: 5000,
  bulkCalls: 4,
  /** What the body of a call may be: how deep, and of how many values. */
  bodyDepth: 32,
  bodyValues: 20_000,
  /** How often running jobs are asked how far they are. */
  jobPolling: 2000,
  imageSide: 2000,
  /** What a picture may be before it is drawn anew, in pixels: the best of today's phones. */
  picturePixels: 50_000_000,
  /** Longest side of a picture as it is kept. */
  pictureSide: 2560,
  /** How many pictures one server draws anew at a time, and how many more may wait. */
  picturesAtOnce: 2,
  picturesWaiting: 32,
  /** Pictures of a size that nobody keeps, which one network may ask for in a minute; what they share of the memory. */
  oddSizes: 120,
  oddSizesMemory: 16 * 1024 * 1024,
  /** Pictures and documents of one owner, with the sizes in which they are kept. */
  mediaOfOwner: 500 * 1024 * 1024,
  treePage: 100,
  /** Accounts on one level of the tree at most. */
  treeLevel: 20_000,
  searchRows: 50,
  /** How many hits of a search can be put in another order than their rank. */
  searchHits: 3000,
  /** Of many people so many are named, the others are counted. */
  namesTold: 10,
  listViews: 100,
  /** Files of one message to support, and their size together: what mail servers commonly take, encoded. */
  mailAttachments: 3,
  mailAttachmentsSize: 15 * 1024 * 1024,
  noteLength: 4000,
  /** Days before its end on which a commitment is announced, at most (CONST-07). */
  reminderDays: 365,
  /** A worker that has not been heard of for this long has died; its job is taken by another. */
  jobLease: 30_000,
  /** The same of the row that a round is at work on. */
  roundLease: 60_000,
  /** How often rounds look for rows of which nobody tells: tries that are due again, leases that have ended. */
  roundLook: 5000,
  /** Of one step of a bill run: buyers, and sales to them. */
  billedBuyers: 100,
  billedTiers: 700,
  /** Of a bill run: sellers whose bills are made side by side. */
  billedSellers: 2,
  /** Sales of the month that goes on which are estimated for one answer. */
  estimatedSales: 5000,
  /** Rows of a bill in a file that is answered at once. */
  billRows: 10_000,
  /** Invoices that are printed before they are kept together. */
  printedAtOnce: 20,
  /** Of so many subscriptions at once a trace draws lanes. */
  lanesOf: 20,
  /** Of each kind so many records are answered in a trace, the newest first. */
  tracedRecords: 200,
  /** So long after it was issued a document is printed at the latest (CONST-01). */
  invoicePrinting: 30 * 60_000,
  jobAttempts: 5,
  /** After the first failure; doubled after each further one. */
  jobRetry: 5000,
  /** How many jobs one server works on at a time: of users, and of the product itself, which never wait for each other. */
  jobsAtOnce: 2,
  ownJobsAtOnce: 2,
  /** Jobs of one user that may wait or run. */
  jobsOfUser: 10,
  /** How often a worker looks for work that nobody has told of: runs that are due, leases that have ended. */
  jobLook: 2000,
  /** A server that is told to stop waits this long for its jobs; the others take up what is left. */
  jobStop: 5000,
  /** Waiting for a connection to the database, new or free; and for a statement, by the database and a little later by us. */
  databaseConnect: 10_000,
  databaseStatement: 30_000,
  databaseAnswer: 35_000,
  /** A transaction that says nothing for this long is ended by the database: somebody may wait for what it holds. */
  databaseIdleTransaction: 60_000,
  /** Connections that only listen are felt this often, and given up without an answer in time. */
  databaseHeartbeat: 4000,
  databaseHeartbeatAnswer: 3000,
  /** Idle connections are kept alive from this time on. */
  databaseKeepAlive: 10_000,
  /** A planned end that failed is tried again after this time, doubled after each further failure up to the longest. */
  terminationRetry: 60_000,
  terminationRetryMost: 24 * 60 * 60_000,
  jobLife: 30 * 24 * 60 * 60_000,
  jobFileLife: 7 * 24 * 60 * 60_000,
  /** An answered call can be repeated with its key for this long. */
  repeatLife: 24 * 60 * 60_000,
  invitationLife: 7 * 24 * 60 * 60_000,
  /** What has ended, and only says that it was, is deleted after this time. */
  endedLife: 30 * 24 * 60 * 60_000,
  uploadSize: 10 * 1024 * 1024,
  /** What a packed document may become; more is a trap. */
  uploadUnpacked: 100 * 1024 * 1024,
  /** A workbook that is read: rows and columns of its sheet, services that one of texts is made of, and faults that are told. */
  sheetRows: 10_000,
  sheetColumns: 64,
  sheetServices: 3000,
  sheetFaults: 1000,
  /** A file that is imported: rows, columns, characters of a cell, and how far ahead it may be planned, in days. */
  importRows: 100_000,
  importColumns: 100,
  importCell: 4000,
  importAhead: 366,
  /** Rows of an import that are done in one step, and rows of its file that are kept at a time. */
  importStep: 50,
  importBatch: 500,
  /** What stood in the rows of an import is kept so long after its end. */
  importRowsLife: 90 * 24 * 60 * 60_000,
  /** So much of a text is told of a change to it. */
  changeLength: 300,
  /** Of one user, uploads that nothing refers to yet. */
  uploadsKept: 50,
  /** An upload that nothing refers to is deleted after this time. */
  uploadOrphanLife: 24 * 60 * 60_000,
} as const;

/** Commitments whose end can be announced, and how many days before (CONST-04 to CONST-07). */
export const commitmentPeriods = ['1-month', '3-year', 'other'] as const;
export const startReminders = { '1-month': 7, '3-year': 90, other: 30 } as const;

/** Said with a 401 of a session that is good, but whose user shall prove again who he is (RFC 9470). */
export const stepUp = 'insufficient_user_authentication';

/** Names of the keys kept in local storage (CONST-13, LOGIN-14). */
export const storageKeys = {
  locale: 'locale',
  ssoId: 'sso_id',
  ssoName: 'sso_name',
  colorScheme: 'color_scheme',
  consents: 'consents',
} as const;

/** Supported languages in the order of the specification (I18N-13, CONST-10). */
export const supportedLanguages = [
  'en',
  'de',
  'es',
  'fr',
  'hu',
  'it',
  'nl',
  'pl',
  'ro',
  'ru',
  'fi',
  'tr',
  'bg',
  'pt',
] as const;
/** Offered behind sign-in where the branding's list of languages has it (I18N-17, AMB-01, AMB-02). */
export const additionalLanguages = ['sv'] as const;
export type Language = (typeof supportedLanguages)[number] | (typeof additionalLanguages)[number];
/** Every language that somebody may have chosen. */
export const allLanguages: readonly Language[] = [...supportedLanguages, ...additionalLanguages];
export const defaultLanguage: Language = 'en';

/** Branding fallbacks (GEN-55, GEN-56). */
export const fallbackTitle = 'Cloud Marketplace';
export const fallbackColor = '1867c0';
