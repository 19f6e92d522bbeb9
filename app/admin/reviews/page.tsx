import { titled } from '@/app/admin/titled'
import { ReviewsScreen } from '@/components/reviews/admin/reviews-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.reviews')

export default function ReviewsTab() {
  return <ReviewsScreen />
}
