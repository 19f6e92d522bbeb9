import {
  Banknote,
  CopyX,
  Flag,
  Hand,
  KeyRound,
  KeySquare,
  type LucideIcon,
  MailWarning,
  MessageCircleQuestionMark,
  MessagesSquare,
  PackageX,
  Scale,
  ShieldAlert,
  ShieldQuestionMark,
  Star,
  Undo2,
  Unlink,
} from 'lucide-react'
import type { WaitingKind } from '@/lib/overview/waiting'

type Look = {
  icon: LucideIcon
  /** Whether a buyer's money or keys depend on it. */
  isUrgent?: true
}

export const WAITING_LOOKS: Record<WaitingKind | 'stock', Look> = {
  waitingForKeys: { icon: KeyRound, isUrgent: true },
  byHand: { icon: Hand },
  keyReports: { icon: KeySquare, isUrgent: true },
  refundRequests: { icon: Undo2 },
  withdrawals: { icon: Unlink, isUrgent: true },
  disputes: { icon: Scale, isUrgent: true },
  unclaimedPayments: { icon: Banknote, isUrgent: true },
  heldPayments: { icon: ShieldQuestionMark },
  keysStoredTwice: { icon: CopyX, isUrgent: true },
  messages: { icon: MessagesSquare },
  reviews: { icon: Star },
  reviewReports: { icon: Flag, isUrgent: true },
  questions: { icon: MessageCircleQuestionMark },
  paymentPage: { icon: ShieldAlert, isUrgent: true },
  failedMails: { icon: MailWarning, isUrgent: true },
  stock: { icon: PackageX },
}
