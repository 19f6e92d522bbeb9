import type { Plugin, PluginValues } from '@/lib/plugins/plugin'

/** What a ticket is for the store: the statuses of its messages. */
export type TicketStatus = 'open' | 'answered' | 'closed'

/** A message of the store, as a ticket begins. */
export type Question = {
  /** Names it at the help desk; unique there, and the same at each attempt. */
  reference: string
  name: string
  email: string
  subject: string
  text: string
  tags: readonly string[]
}

/** One entry of a ticket's conversation. */
export type Comment = {
  id: string
  /** Plain. */
  text: string
  at: Date
  author: { kind: 'agent' | 'visitor'; name: string }
  /** Whether the visitor sees it; all others are internal notes. */
  isPublic: boolean
}

export type Ticket = {
  status: TicketStatus
  /** Whether it takes no more answers. */
  isFinal: boolean
  /** Oldest first, without the message that it began with. */
  comments: readonly Comment[]
}

/** A notification that a help desk sent by itself. */
export type DeskNotice = {
  body: Buffer
  header: (name: string) => string | null
}

/**
 * A service in which messages are answered. It mails what it is given as an answer, and at most one is on at a time. What is done
 * by a call is not done again by a second: whoever calls looks first, as the answer to a call may be lost.
 * All calls throw DeskError.
 */
export type HelpDesk = Plugin & {
  /** How a ticket's account is named: tickets of another one are left alone. */
  account: (values: PluginValues) => string
  /**
   * The number of the ticket of a question, if there is one.
   *
   * @param sought since when it may be there
   */
  find: (values: PluginValues, sought: { reference: string; since: Date }) => Promise<string | null>
  /** @returns the ticket's number */
  open: (values: PluginValues, question: Question) => Promise<string>
  /** @returns `null` for one that was deleted there */
  read: (values: PluginValues, ticketId: string) => Promise<Ticket | null>
  /** Adds an answer, which the help desk mails. The ticket then counts as answered. @returns the number of its comment, if it says so */
  answer: (values: PluginValues, ticketId: string, text: string) => Promise<string | null>
  /** Adds a note that the visitor does not see. @returns as `answer` */
  note: (values: PluginValues, ticketId: string, text: string) => Promise<string | null>
  setStatus: (values: PluginValues, ticketId: string, status: TicketStatus) => Promise<void>
  /** Deletes a ticket, for good where the account lets it. */
  remove: (values: PluginValues, ticketId: string) => Promise<void>
  /** Where its agents read a ticket. */
  ticketUrl: (account: string, ticketId: string) => string
  /** Whether a notification is the help desk's; `not_set_up` while nothing is set that could tell. */
  checkNotice: (values: PluginValues, notice: DeskNotice) => 'genuine' | 'forged' | 'not_set_up'
  /** Which ticket a genuine notification is about. */
  ticketOf: (payload: unknown) => string | null
}
