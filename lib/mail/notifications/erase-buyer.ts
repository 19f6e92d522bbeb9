import 'server-only'
import type { Tx } from '@/lib/core/db'

/**
 * Takes a buyer out of the log of what other systems were told, and out of what waits to be sent. What was sent is theirs.
 *
 * @returns in how many messages they were
 */
export const eraseBuyer = (tx: Tx, email: string): Promise<number> =>
  tx.$executeRaw`
    UPDATE "Notification" SET "payload" = "payload" #- '{data,buyer}'
    WHERE lower("payload"->'data'->'buyer'->>'email') = lower(${email})`
