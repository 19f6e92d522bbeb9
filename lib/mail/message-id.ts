import 'server-only'
import { env } from '@/lib/core/env'

/** The Message-ID of a mail of the outbox, the same each time that it is tried. */
export const messageIdOf = (emailId: string): string =>
  `<${emailId}@${new URL(env().SITE_URL).hostname}>`
