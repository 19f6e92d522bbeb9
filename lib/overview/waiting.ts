import type { Permission } from '@/lib/http/permissions'
import type { Role } from '@/lib/staff/contracts'
import { may } from '@/lib/staff/roles'

/**
 * What may wait for somebody of the store, in the order in which it is listed: the tab of the back office that it belongs to, the page
 * where it is dealt with, and what it takes to deal with it.
 */
export const WAITING = {
  waitingForKeys: {
    tab: 'orders',
    page: '/admin/orders?waitsFor=keys',
    permission: 'orders.handle',
  },
  byHand: { tab: 'orders', page: '/admin/orders?waitsFor=hand', permission: 'orders.handle' },
  keyReports: { tab: 'orders', page: '/admin/orders#key-reports', permission: 'orders.handle' },
  refundRequests: {
    tab: 'orders',
    page: '/admin/orders#refund-requests',
    permission: 'orders.read',
  },
  withdrawals: { tab: 'orders', page: '/admin/orders#withdrawals', permission: 'orders.read' },
  disputes: {
    tab: 'payments',
    page: '/admin/payments?status=needs_response',
    permission: 'payments.read',
  },
  unclaimedPayments: {
    tab: 'payments',
    page: '/admin/payments/unclaimed',
    permission: 'payments.read',
  },
  heldPayments: {
    tab: 'payments',
    page: '/admin/payments/unpaid?state=held',
    permission: 'payments.read',
  },
  keysStoredTwice: { tab: 'keys', page: '/admin/keys', permission: 'keys' },
  messages: {
    tab: 'messages',
    page: '/admin/messages?status=open&sort=oldest',
    permission: 'messages',
  },
  reviews: { tab: 'reviews', page: '/admin/reviews', permission: 'reviews' },
  reviewReports: {
    tab: 'reviews',
    page: '/admin/reviews?reported=true',
    permission: 'reviews',
  },
  questions: { tab: 'questions', page: '/admin/questions', permission: 'reviews' },
  paymentPage: {
    tab: 'payments',
    page: '/admin/payments/page-scripts',
    permission: 'settings',
  },
  failedMails: { tab: 'settings', page: '/admin/settings#mail', permission: 'settings' },
} as const satisfies Record<string, { tab: string; page: string; permission: Permission }>

export type WaitingKind = keyof typeof WAITING

const isKind = (name: string): name is WaitingKind => name in WAITING

/** The kinds of {@link WAITING}, in their order. */
export const WAITING_KINDS = Object.keys(WAITING).filter(isKind)

/** Whether somebody of a role may deal with it. */
export const mayDealWith = (kind: WaitingKind, role: Role): boolean =>
  may(role, WAITING[kind].permission)
