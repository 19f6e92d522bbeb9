import type { PluginField } from '@/lib/plugins/fields'

/** The settings that all help desks have. */
export const TAGS: PluginField = {
  key: 'tags',
  label: 'Ticket Tags',
  kind: 'list',
  default: ['store'],
  help: 'Separated by a comma and a space. The message’s category and language are added to them.',
}

export const ACKNOWLEDGES: PluginField = {
  key: 'acknowledges',
  label: 'Store confirms receipt',
  kind: 'boolean',
  default: true,
  help: 'The store mails the visitor that the message arrived. Switch it off if the help desk does so itself.',
}
