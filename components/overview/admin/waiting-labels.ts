import {
  Banknote,
  Hand,
  KeyRound,
  type LucideIcon,
  MailWarning,
  MessagesSquare,
  PackageX,
  Scale,
  ShieldQuestionMark,
  Star,
  Undo2,
} from 'lucide-react'
import type { WaitingKind } from '@/lib/overview/waiting'

type Label = {
  icon: LucideIcon
  /** What waits, of one and of several. */
  one: string
  many: string
  /** Whether a buyer's money or keys depend on it. */
  isUrgent?: true
}

export const WAITING_LABELS: Record<WaitingKind | 'stock', Label> = {
  waitingForKeys: {
    icon: KeyRound,
    one: 'paid order waits for keys',
    many: 'paid orders wait for keys',
    isUrgent: true,
  },
  byHand: { icon: Hand, one: 'order to deliver by hand', many: 'orders to deliver by hand' },
  refundRequests: { icon: Undo2, one: 'refund request', many: 'refund requests' },
  disputes: { icon: Scale, one: 'dispute to answer', many: 'disputes to answer', isUrgent: true },
  unclaimedPayments: {
    icon: Banknote,
    one: 'payment without an order',
    many: 'payments without an order',
    isUrgent: true,
  },
  heldPayments: {
    icon: ShieldQuestionMark,
    one: 'payment under review',
    many: 'payments under review',
  },
  messages: { icon: MessagesSquare, one: 'message to answer', many: 'messages to answer' },
  reviews: { icon: Star, one: 'review to read', many: 'reviews to read' },
  failedMails: {
    icon: MailWarning,
    one: 'mail could not be sent',
    many: 'mails could not be sent',
    isUrgent: true,
  },
  stock: {
    icon: PackageX,
    one: 'product runs out of keys',
    many: 'products run out of keys',
  },
}
