/** The help centre's topics in their order; articles name theirs by `name` (Article.helpTopic). */
export const HELP_TOPICS = [
  { slug: 'getting-started', name: 'Getting Started' },
  { slug: 'downloads-installation', name: 'Downloads & Installation' },
  { slug: 'payment-billing', name: 'Payment & Billing' },
  { slug: 'account-security', name: 'Account & Security' },
  { slug: 'licenses-legal', name: 'Licenses & Legal' },
  { slug: 'technical-support', name: 'Technical Support' },
] as const

type HelpTopic = (typeof HELP_TOPICS)[number]
export type HelpTopicSlug = HelpTopic['slug']
export type HelpTopicName = HelpTopic['name']

/** A topic by its address, or `undefined`. */
export const helpTopicBySlug = (slug: string): HelpTopic | undefined =>
  HELP_TOPICS.find((topic) => topic.slug === slug)
