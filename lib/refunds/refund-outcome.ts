import 'server-only'
import type { Tx } from '@/lib/core/db'
import { packed, type ServerText } from '@/lib/core/server-text'
import type { AuditOutcome } from '@/lib/staff/audit-contracts'
import { recordOutcome } from '@/lib/staff/record-outcome'

/** What the outcome of an entry of the audit trail depends on that asked for a refund. */
export const dependsOnRefund = (refundId: string): string => `refund:${refundId}`

/** Names in the audit trail what became of a refund. */
export const recordRefundOutcome = (
  tx: Tx,
  refundId: string,
  outcome: AuditOutcome,
  note?: ServerText,
): Promise<void> => recordOutcome(tx, dependsOnRefund(refundId), outcome, note && packed(note))
