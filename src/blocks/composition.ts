import { z } from 'zod'
import { buttonSize, buttonVariant, href, interest, slug, text } from '#src/content/field-types.ts'
import type { BlockDefinition } from './blocks.ts'

const section = z.strictObject({
  title: text('The heading of the section.').optional(),
  eyebrow: text('A short label above the heading.').optional(),
  intro: text('One or two sentences under the heading.').optional(),
  id: slug.optional().describe('The name for links to this section. Left out, it is made from the title.'),
  tone: z
    .enum(['paper', 'vellum', 'ink', 'white'])
    .default('paper')
    .describe('The surface: paper (page), vellum (tinted), white, or ink (dark).'),
  layout: z
    .enum(['stack', 'split', 'wide'])
    .default('stack')
    .describe('Heading above (stack), heading at the left (split), or full width (wide).'),
})

/** Blocks that only arrange what stands inside them. */
export const compositionBlocks = {
  Section: {
    description: 'A part of the page with its own heading and surface.',
    props: section,
    children: 'prose',
    example: '<Section title="How we work" eyebrow="Method" tone="vellum">\n\nWords.\n\n</Section>',
  },
  Cards: {
    description: 'A group of cards.',
    props: z.strictObject({
      columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(3),
      numbered: z.boolean().default(false).describe('Puts 01, 02, … on the cards.'),
      look: z
        .enum(['card', 'ruled', 'plain', 'bento'])
        .default('card')
        .describe(
          'Boxes (card), rows under a rule (ruled), text only (plain), or boxes of different sizes, the first one large (bento).',
        ),
    }),
    children: ['Card'],
    example: '<Cards columns={3}>\n<Card title="One">\n\nWords.\n\n</Card>\n</Cards>',
  },
  Card: {
    description: 'One card of a group.',
    props: z.strictObject({
      title: text('The words at the top of the card.'),
      eyebrow: text('A short label above the title.').optional(),
      meta: text('A short line in small type, for example a figure.').optional(),
      href: href.optional(),
      linkLabel: text('The words of the link. Left out, the title is the link.').optional(),
      interest: interest.optional(),
    }),
    children: 'prose',
    parents: ['Cards'],
    example: '<Card title="One">\n\nWords.\n\n</Card>',
  },
  Steps: {
    description: 'Numbered steps in order.',
    props: z.strictObject({
      look: z
        .enum(['track', 'ledger', 'scale'])
        .default('track')
        .describe('Side by side on a track, as rows of a ledger, or on a logarithmic scale.'),
    }),
    children: ['Step'],
    example: '<Steps>\n<Step title="Assess">\n\nWords.\n\n</Step>\n</Steps>',
  },
  Step: {
    description: 'One step.',
    props: z.strictObject({
      title: text('The name of the step.'),
      meta: text('A short line, for example how long it takes.').optional(),
    }),
    children: 'prose',
    parents: ['Steps'],
    example: '<Step title="Assess" meta="2 weeks">\n\nWords.\n\n</Step>',
  },
  Stats: {
    description: 'Figures side by side.',
    props: z.strictObject({ look: z.enum(['row', 'ledger', 'tiles']).default('row') }),
    children: ['Stat'],
    example: '<Stats>\n<Stat value="95%" label="Success rate" />\n</Stats>',
  },
  Stat: {
    description: 'One figure with what it counts.',
    props: z.strictObject({
      value: text('The figure, for example "95%".'),
      label: text('What it counts.'),
      note: text('A line in small type.').optional(),
      claim: slug
        .optional()
        .describe('The id of an entry in site/claims.json: adds the note with the scope of the figure.'),
    }),
    children: 'none',
    parents: ['Stats'],
    example: '<Stat value="95%" label="Success rate" claim="approach-success" />',
  },
  Actions: {
    description: 'Buttons side by side.',
    props: z.strictObject({}),
    children: ['Action'],
    example: '<Actions>\n<Action label="Our Approach" href="/approach" />\n</Actions>',
  },
  Action: {
    description: 'A button that leads somewhere.',
    props: z.strictObject({
      label: text('The words on the button.'),
      href,
      variant: buttonVariant.default('default'),
      size: buttonSize.default('default'),
      interest: interest.optional(),
      about: text('A line put at the start of the message on the contact form.').optional(),
    }),
    children: 'none',
    example: '<Action label="Get in Touch" href="/contact" variant="emerald" />',
  },
  CallToAction: {
    description: 'The closing band of a page.',
    props: z.strictObject({
      title: text('The heading.'),
      text: text('One or two sentences.').optional(),
      tone: z.enum(['ink', 'verdigris', 'copper', 'vellum']).default('ink'),
    }),
    children: ['Action'],
    example: '<CallToAction title="Talk to a partner">\n<Action label="Contact" href="/contact" />\n</CallToAction>',
  },
  Split: {
    description: 'Two columns of unequal width: the first child at the left, the rest at the right.',
    props: z.strictObject({ reverse: z.boolean().default(false) }),
    children: 'prose',
    example: '<Split>\n\nLeft.\n\nRight.\n\n</Split>',
  },
  Ledger: {
    description: 'A ruled list of terms and what they mean.',
    props: z.strictObject({}),
    children: ['LedgerRow'],
    example: '<Ledger>\n<LedgerRow term="Results">\n\nWords.\n\n</LedgerRow>\n</Ledger>',
  },
  LedgerRow: {
    description: 'One row of a ledger.',
    props: z.strictObject({ term: text('The term.') }),
    children: 'prose',
    parents: ['Ledger'],
    example: '<LedgerRow term="Results">\n\nWords.\n\n</LedgerRow>',
  },
  TrustBadges: {
    description: 'A row of badges that back a promise.',
    props: z.strictObject({}),
    children: ['TrustBadge'],
    example: '<TrustBadges>\n<TrustBadge label="ISO 27001 Certified" note="Security" />\n</TrustBadges>',
  },
  TrustBadge: {
    description: 'One badge.',
    props: z.strictObject({
      label: text('The words.'),
      note: text('A line in small type.').optional(),
      claim: slug.optional(),
    }),
    children: 'none',
    parents: ['TrustBadges'],
    example: '<TrustBadge label="SOC 2 Compliant" />',
  },
} as const satisfies Record<string, BlockDefinition>
