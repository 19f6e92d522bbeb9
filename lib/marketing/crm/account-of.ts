import { createHash } from 'node:crypto'
import type { PluginValue } from '@/lib/plugins/fields'

/** Names the account that a token is of, without the token. */
export const accountOf = (token: PluginValue | undefined): string =>
  createHash('sha256').update(String(token)).digest('hex').slice(0, 16)
