/** A landing page: panels that the people of a company see first, for all of them or for those with a role (SOLO-6, SOLO-7). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { accountId } from './list.ts';
import { version, versionExample } from './version.ts';

export const landingPageId = accountId;
export const landingPageName = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

/** How many of twelve columns a panel takes; on a phone it takes all. */
export const PanelWidth = Type.Enum([3, 4, 6, 8, 12], { type: 'integer' });

export const LandingPanel = Type.Object({
  /** Tells it apart on its page. */
  Key: Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' }),
  /** The file in `manifests/panels` that says what it shows. */
  Panel: Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z][a-z0-9-]*$' }),
  /** Absent: as the panel is called. */
  Title: Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })),
  /** Absent: as wide as the panel is made. */
  Width: Type.Optional(PanelWidth),
  /** What a free text says; cleaned when it is saved. */
  Html: Type.Optional(Type.String({ maxLength: 10_000 })),
});
/** All panels of a page in their order. */
export const landingPanels = Type.Array(LandingPanel, { maxItems: 40 });

export const landingPanelsExample: Static<typeof landingPanels> = [
  { Key: 'text-1', Panel: 'text', Width: 12, Html: '<h2>Welcome</h2><p>The service desk answers within a day.</p>' },
  { Key: 'my-pending-orders', Panel: 'my-pending-orders', Width: 3 },
];

/** Company: everybody of it, where no page of a role fits him. */
export const LandingAudience = Type.Enum(['Company', 'Role'], { type: 'string' });
/** Changed: people see an earlier arrangement. */
export const LandingState = Type.Enum(['Draft', 'Published', 'Changed'], { type: 'string' });

const facts = {
  LandingPageId: Type.Integer(),
  Name: Type.String(),
  Audience: LandingAudience,
  /** The roles that it is for. */
  Roles: Type.Array(Type.String()),
  RoleIds: Type.Array(Type.Integer()),
  State: LandingState,
  /** Its place among the pages of its company, from 1: the first that fits somebody wins. */
  Position: Type.Integer({ minimum: 1 }),
  /** How many people it fits. */
  Users: Type.Integer({ minimum: 0 }),
  /** Absent while nobody sees it. */
  PublishedUtc: Type.Optional(Type.String()),
  ChangedUtc: Type.String(),
  Version: version,
};

export const LandingPage = entity('LandingPage', Type.Object(facts));

export const LandingPageDetails = entity(
  'LandingPageDetails',
  Type.Object({
    ...facts,
    /** Nobody sees it yet, or not as it is arranged now. */
    MayPublish: Type.Boolean(),
    IsPublished: Type.Boolean(),
    Panels: Type.Array(LandingPanel),
  }),
);

export const landingPageExample: Static<typeof LandingPage> = {
  LandingPageId: 900_001,
  Name: 'Purchasing',
  Audience: 'Role',
  Roles: ['Accounting', 'Company administrator'],
  RoleIds: [3, 900_031],
  State: 'Published',
  Position: 1,
  Users: 11,
  PublishedUtc: '2026-11-12T08:30:00Z',
  ChangedUtc: '2026-11-12T08:29:11Z',
  Version: versionExample,
};

export const landingPageDetailsExample: Static<typeof LandingPageDetails> = {
  ...landingPageExample,
  MayPublish: false,
  IsPublished: true,
  Panels: landingPanelsExample,
};

/** What somebody lands on. */
export const Landing = entity(
  'Landing',
  Type.Object({
    /** 0: the dashboard as the product makes it, with the panels that it has. */
    LandingPageId: Type.Integer({ minimum: 0 }),
    Name: Type.String(),
    Panels: Type.Array(LandingPanel),
    /** What he may choose among, where there is more than one. */
    Choices: Type.Array(Type.Object({ LandingPageId: Type.Integer({ minimum: 0 }), Name: Type.String() })),
  }),
);
