import { titled } from '@/app/admin/titled'
import { GiftCardsScreen } from '@/components/cart/gift-cards/admin/gift-cards-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.gift-cards')

export default function GiftCardsTab() {
  return <GiftCardsScreen />
}
