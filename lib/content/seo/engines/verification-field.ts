import type { PluginField } from '@/lib/plugins/fields'

export const VERIFICATION_KEY = 'verification'

/** The setting by which a search engine knows whose store it is, at the home page. */
export const verificationField = (help: string): PluginField => ({
  key: VERIFICATION_KEY,
  label: 'Verification Code',
  kind: 'text',
  max: 120,
  pattern: '[\\w-]{10,120}',
  example: 'the content of the meta tag alone',
  help,
})
