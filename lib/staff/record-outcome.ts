import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import type { AuditOutcome } from './audit-contracts'

/**
 * Names in the audit trail what became of something that was begun, in the transaction in which it became so. What a later
 * call says replaces it.
 *
 * @param dependsOn as recordAudit was given it; what nobody was recorded to have begun has no entry
 * @param note why, where it says more than the outcome; never with a secret in it
 */
export async function recordOutcome(
  tx: Tx,
  dependsOn: string | readonly string[],
  outcome: AuditOutcome,
  note: string | null = null,
): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    UPDATE "AuditEntry" SET "outcome" = ${outcome}::"AuditOutcome", "outcomeNote" = ${note}, "outcomeAt" = now()
    WHERE "dependsOn" = ANY(${[dependsOn].flat()}::text[])`)
}
