import { titled } from '@/app/admin/titled'
import { QuestionsScreen } from '@/components/reviews/questions/admin/questions-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.questions')

export default function QuestionsTab() {
  return <QuestionsScreen />
}
