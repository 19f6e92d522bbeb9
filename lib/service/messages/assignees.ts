import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { ROLES } from '@/lib/staff/contracts'
import { may } from '@/lib/staff/roles'
import type { Assignee } from './admin-contracts'

/** Who may take care of messages: active users whose role answers them. */
const MAY_TAKE_CARE = {
  isActive: true,
  role: { in: ROLES.filter((role) => may(role, 'messages')) },
}

/** The users who may take care of messages, by name. */
export const listAssignees = (): Promise<Assignee[]> =>
  db().user.findMany({
    where: MAY_TAKE_CARE,
    orderBy: { username: 'asc' },
    select: { id: true, username: true },
  })

/** One of them; `null` for everybody else. */
export const assigneeOf = (tx: Tx, id: number): Promise<Assignee | null> =>
  tx.user.findFirst({
    where: { ...MAY_TAKE_CARE, id },
    select: { id: true, username: true },
  })
