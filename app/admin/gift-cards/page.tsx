import type { Metadata } from 'next'
import { GiftCardsScreen } from '@/components/gift-cards/admin/gift-cards-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Gift Cards' }

export default function GiftCardsTab() {
  return <GiftCardsScreen />
}
