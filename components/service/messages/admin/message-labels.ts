import type { ComponentProps } from 'react'
import type { Texts } from '@/components/back-office/language/texts'
import type { Badge } from '@/components/ui/badge'
import { isContactCategory } from '@/lib/service/messages/categories'
import type { MessageStatus } from '@/lib/service/messages/message-rules'

export const STATUS_TONES: Record<MessageStatus, ComponentProps<typeof Badge>['tone']> = {
  open: 'brand',
  answered: 'success',
  closed: 'neutral',
}

/** The label of one of the contact form's categories. */
export const categoryLabel = (t: Texts<'messages'>, category: string): string =>
  isContactCategory(category) ? t(`categories.${category}`) : category
