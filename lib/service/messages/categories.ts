import { FIGURES } from '@/content/figures'

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

/** Within how many hours a message is answered: partnerships are for sales, the rest is for support. */
export function responseHours(category: ContactCategory): number {
  const { sales, general } = FIGURES.responseHours
  return category === 'partnership' ? sales : general
}
