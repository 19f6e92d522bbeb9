import type { ListAnswer, ReadAnswer } from './answers'
import type { Send } from './client'
import { isCarriedOut } from './outcomes'
import { type BuildRequest, LIST_PAGE_SIZE } from './requests'

/** A transaction as a list has it. */
export type Listed = ListAnswer['transactions'][number]

/** A batch holds far fewer; more pages are an answer that never ends. */
const MAX_PAGES = 500

/**
 * All pages of a list of transactions.
 *
 * @param requestOf the request for a page, which counts from 1
 * @throws Error, for the owner to read, when Authorize.Net does not answer, refuses, or answers what can't be read
 */
export async function readList(
  send: Send,
  requestOf: (page: number) => BuildRequest,
  read: ReadAnswer<ListAnswer>,
): Promise<Listed[]> {
  const found: Listed[] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const asked = await send(requestOf(page), read)
    if (!asked.ok) throw new Error(asked.message)
    const { messages, transactions, total } = asked.answer
    if (!isCarriedOut(messages))
      throw new Error(
        `Authorize.Net refused its list of transactions (${messages.message[0]?.code}). The Transaction Details API has to be switched on in its settings.`,
      )
    found.push(...transactions)
    const isLast =
      total === undefined ? transactions.length < LIST_PAGE_SIZE : found.length >= total
    if (isLast || transactions.length === 0) return found
  }
  throw new Error('Authorize.Net’s list of transactions does not end')
}
