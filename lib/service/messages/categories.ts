import type { AnswerTimes } from '@/lib/settings/promises'

/** What a message can be about. */
export const CONTACT_CATEGORIES = [
  'general',
  'technical',
  'billing',
  'refund',
  'licensing',
  'partnership',
] as const
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number]

export const isContactCategory = (value: string): value is ContactCategory =>
  CONTACT_CATEGORIES.some((category) => category === value)

/** Within how many hours a message is answered, 0 where nothing is promised: partnerships are for sales, the rest is for support. */
export const responseHours = (
  category: ContactCategory,
  { salesHours, answerHours }: Pick<AnswerTimes, 'salesHours' | 'answerHours'>,
): number => (category === 'partnership' && salesHours > 0 ? salesHours : answerHours)
