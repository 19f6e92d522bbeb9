import 'server-only'
import { db } from '@/lib/core/db'
import { lockPerson } from '@/lib/customers/people'
import { deleteMailsTo } from '@/lib/mail/delete-mails'
import { eraseAddress } from '@/lib/service/customer-records/erase-address'
import type { Named } from '@/lib/staff/audit'
import type { Staying } from './contracts'
import { mailOnce } from './send-link'
import type { DataOwner } from './tokens'
import { whatStays } from './what-stays'

/** Whoever followed the link; the trail keeps neither the address nor the network. */
const OWNER: Named = { userId: null, username: '(data owner)', address: '' }

/**
 * Erases what is stored under the address of a link but for what the law keeps, and mails a receipt. Of a person with several
 * addresses it is the one that the link was mailed to: nothing says that whoever reads it has the others, too.
 *
 * @returns what stays
 */
export async function eraseOwnData({ email, locale }: DataOwner): Promise<Staying[]> {
  await db().$transaction(async (tx) => {
    const known = await tx.customerRecord.findUnique({ where: { email }, select: { id: true } })
    const person = known && (await lockPerson(tx, known.id))
    const record = person?.addresses.find((address) => address.email === email) ?? null
    if (!(await eraseAddress(tx, OWNER, email, record))) return
    await deleteMailsTo(tx, email, 'own_data_link')
    await mailOnce(tx, 'own_data_erased', { email, locale })
  })
  return whatStays(email)
}
