import 'server-only'
import { personOf } from '@/lib/customers/people'
import type { Role } from '@/lib/staff/contracts'
import { addressesOf } from './addresses-of'
import type { CustomerDetail } from './contracts'
import {
  disputesOf,
  keysOf,
  mailsOf,
  messagesOf,
  notesOf,
  productsOf,
  refundRequestsOf,
} from './customer-lists'
import { toCustomerRow } from './to-customer-row'

/**
 * Everything about one customer for the back office, under all addresses, keys masked.
 *
 * @param id of any of the addresses; the answer has that of the leading one
 * @param role whom it is for: that somebody subscribed, or applied for a job, is not for everybody
 * @throws AppError `not_found`
 */
export async function readCustomer(id: number, role: Role): Promise<CustomerDetail> {
  const person = await personOf(id)
  const emails = person.addresses.map(({ email }) => email)
  const [addresses, notes, products, keys, refundRequests, disputes, messages, mails] =
    await Promise.all([
      addressesOf(person),
      notesOf(person.addresses.map((address) => address.id)),
      productsOf(emails),
      keysOf(emails),
      refundRequestsOf(emails),
      disputesOf(emails),
      messagesOf(emails),
      mailsOf(emails, role),
    ])
  return {
    ...toCustomerRow(person.leader, person.addresses.slice(1)),
    addresses,
    block: addresses.find(({ block }) => block)?.block ?? null,
    erasedAt: person.leader.erasedAt?.toISOString() ?? null,
    notes,
    products,
    keys,
    refundRequests,
    disputes,
    messages,
    mails,
  }
}
