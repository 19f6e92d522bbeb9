import { randomBytes } from 'node:crypto'
import type { PluginField } from '@/lib/plugins/fields'

/** A secret by which the store knows a help desk's notifications; Help Scout takes 40 characters at most. */
export const newDeskSecret = (): string => randomBytes(24).toString('base64url')

/** The setting that keeps it. @param help where it is entered */
export const deskSecretField = (help: string): PluginField => ({
  key: 'signingSecret',
  label: 'Signing Secret',
  kind: 'text',
  pattern: '[A-Za-z0-9_-]{32,40}',
  example: 'a secret that was generated here',
  max: 40,
  help,
})
