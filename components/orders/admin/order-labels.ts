import type { ComponentProps } from 'react'
import type { Texts } from '@/components/back-office/language/texts'
import type { Badge } from '@/components/ui/badge'
import type { BackOfficeMessages } from '@/lib/i18n/back-office/messages'
import type { OrderRow } from '@/lib/orders/admin-contracts'
import type { ItemProgress } from '@/lib/orders/item-progress'
import { KEY_REPORT_KINDS } from '@/lib/orders/key-reports/report-rules'
import { MANUAL_MEANS } from '@/lib/payments/manual/means'
import type { AdminRefundRequest } from '@/lib/refunds/admin-contracts'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import { REFUND_REASONS } from '@/lib/refunds/refund-reasons'

type Tone = ComponentProps<typeof Badge>['tone']

export const STATUS_TONES: Record<OrderRow['orderStatus'], Tone> = {
  processing: 'brand',
  completed: 'success',
  cancelled: 'neutral',
  refunded: 'neutral',
  partially_refunded: 'neutral',
}

export const PROGRESS_TONES: Record<ItemProgress, Tone> = {
  delivered: 'success',
  sending: 'brand',
  waiting: 'danger',
  manual: 'brand',
  refunded: 'neutral',
  stopped: 'neutral',
}

export const MAIL_TONES: Record<OrderDetail['mails'][number]['status'], Tone> = {
  queued: 'brand',
  sending: 'brand',
  sent: 'success',
  failed: 'danger',
  cancelled: 'neutral',
}

export const REFUND_TONES: Record<OrderDetail['refunds'][number]['status'], Tone> = {
  pending: 'brand',
  waiting: 'brand',
  succeeded: 'success',
  failed: 'danger',
  withdrawn: 'neutral',
}

export const REQUEST_TONES: Record<AdminRefundRequest['status'], Tone> = {
  open: 'brand',
  accepted: 'success',
  declined: 'neutral',
}

/** Why a buyer wants a refund; a reason that is unknown is returned as it is. */
export function refundReasonLabel(t: Texts<'orders'>, reason: string): string {
  const known = REFUND_REASONS.find((other) => other === reason)
  return known ? t(`refundReasons.${known}`) : reason
}

/** Which message a buyer says that an activation showed; one that is unknown is returned as it is. */
export function reportKindLabel(t: Texts<'orders'>, kind: string): string {
  const known = KEY_REPORT_KINDS.find((other) => other === kind)
  return known ? t(`keyReports.kinds.${known}`) : kind
}

type OrderTexts = BackOfficeMessages['orders']

const isMail = (t: Texts<'orders'>, kind: string): kind is keyof OrderTexts['mailKinds'] =>
  t.has(`mailKinds.${kind as keyof OrderTexts['mailKinds']}`)

const isOwnerMail = (
  t: Texts<'orders'>,
  kind: string,
): kind is keyof OrderTexts['ownerMailKinds'] =>
  t.has(`ownerMailKinds.${kind as keyof OrderTexts['ownerMailKinds']}`)

/** What a mail is about, where it is clear that it went to the owner if it did. */
export function mailSubject(t: Texts<'orders'>, kind: string): string {
  if (isOwnerMail(t, kind)) return t(`ownerMailKinds.${kind}`)
  return isMail(t, kind) ? t(`mailKinds.${kind}`) : kind
}

type MailOf = { kind: string; part?: string | null }

/** What a mail is about; a kind that is unknown is returned as it is. */
export function mailLabel(t: Texts<'orders'>, { kind, part }: MailOf): string {
  if (part === 'rest' || part === 'resend') return t(`mailParts.${part}`)
  const subject = mailSubject(t, kind)
  return isOwnerMail(t, kind) ? t('mailToYou', { mail: subject }) : subject
}

/** How money came that came outside of the store; a way that is unknown is returned as it is. */
export function meansLabel(t: Texts<'orders'>, means: string): string {
  const known = MANUAL_MEANS.find((other) => other === means)
  return known ? t(`means.${known}`) : means
}
