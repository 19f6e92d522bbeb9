import type { ComponentProps } from 'react'
import type { Badge } from '@/components/ui/badge'
import { LANGUAGES } from '@/lib/i18n/locales'
import type { ContactCategory } from '@/lib/messages/categories'
import type { MessageStatus } from '@/lib/messages/message-rules'
import type { SubscriberState } from '@/lib/newsletter/subscriber-states'

type Tone = ComponentProps<typeof Badge>['tone']

export const STATUS: Record<MessageStatus, { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'brand' },
  answered: { label: 'Answered', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
}

/** Labels of the contact form's categories. */
export const CATEGORIES: Record<ContactCategory, string> = {
  general: 'General Inquiry',
  technical: 'Technical Support',
  billing: 'Billing & Payments',
  refund: 'Refund Request',
  licensing: 'License Issues',
  partnership: 'Business Partnership',
}

export const categoryLabel = (category: string): string =>
  Object.entries(CATEGORIES).find(([name]) => name === category)?.[1] ?? category

export const STATE: Record<SubscriberState, { label: string; tone: Tone }> = {
  confirmed: { label: 'Confirmed', tone: 'success' },
  waiting: { label: 'Waiting', tone: 'brand' },
  unsubscribed: { label: 'Unsubscribed', tone: 'neutral' },
}

const NAMES = new Intl.DisplayNames('en', { type: 'language' })

export const languageLabel = (locale: string): string =>
  LANGUAGES.some(({ code }) => code === locale) ? (NAMES.of(locale) ?? locale) : locale
