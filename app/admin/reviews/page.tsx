import type { Metadata } from 'next'
import { ReviewsScreen } from '@/components/reviews/admin/reviews-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Reviews' }

export default function ReviewsTab() {
  return <ReviewsScreen />
}
