import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import type { Role } from './contracts'
import type { UndoState } from './undo-contracts'

/** Who does something in the back office, and from where. */
export type Actor = {
  /** For an API key: who made it. */
  userId: number
  username: string
  role: Role
  /** The session; for an API key a text that is the id of none. */
  sessionId: string
  address: string
  /** The same for all that one call changes. */
  changeId: string
  /** Whether they have to show who they are before they do what asks for a proof (requireProof). */
  mustProve: boolean
}

/** Who is named in the audit trail; `userId` is `null` for somebody who is none of the users. */
export type Named = Pick<Actor, 'username' | 'address'> & {
  userId: number | null
  changeId?: string
}

/** What nobody of the staff does: a job, or a command on the server. */
export const SERVER: Named = { userId: null, username: '(server)', address: '' }

type Entry = {
  /** What its outcome depends on, told by recordOutcome; absent where it is done with the entry. */
  dependsOn?: string
  /** What was done, such as `product.update`. */
  action: string
  entityType: string
  entityId: string | number
  /** What changed, never with a password, a key or another secret in it. */
  before?: Prisma.InputJsonObject
  after?: Prisma.InputJsonObject
  /** What undoes it, where it can be undone; never with a secret in it. */
  undo?: UndoState
  /** The entry of the change that this one undoes. */
  undoesId?: number
}

const whoOf = ({ userId, username, address, changeId }: Named) => ({
  userId,
  username,
  address,
  changeId,
})

/** Records a write in the audit trail, in the transaction of that write. */
export async function recordAudit(tx: Tx, actor: Named, entry: Entry): Promise<void> {
  await tx.auditEntry.create({ data: dataOf(actor, entry) })
}

const dataOf = (actor: Named, entry: Entry) => ({
  ...whoOf(actor),
  ...entry,
  entityId: String(entry.entityId),
  ...(entry.dependsOn === undefined ? {} : { outcome: 'pending' as const }),
})

/** {@link recordAudit} for many writes at once, an entry each. */
export async function recordAudits(tx: Tx, actor: Named, entries: readonly Entry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE)
    await tx.auditEntry.createMany({
      data: entries.slice(from, from + ENTRIES_AT_ONCE).map((entry) => dataOf(actor, entry)),
    })
}

/** PostgreSQL takes 65,535 values a statement. */
const ENTRIES_AT_ONCE = 2000
