import type { AdminPlugin } from '@/lib/plugins/contracts'

/** A plugin as the back office gets it: off, without fields, but for what a test says of it. */
export const adminPlugin = (
  fields: Partial<AdminPlugin> & Pick<AdminPlugin, 'id'>,
): AdminPlugin => ({
  name: fields.id,
  brand: fields.id,
  category: 'Email',
  description: '',
  version: '1.0.0',
  fields: [],
  active: false,
  environment: null,
  settings: {},
  secrets: {},
  missing: [],
  oneOf: null,
  webhookUrl: null,
  hasLog: false,
  hasScript: false,
  shares: [],
  learns: [],
  recentErrors: 0,
  updatedAt: null,
  ...fields,
})
