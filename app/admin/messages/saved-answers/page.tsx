import { titled } from '@/app/admin/titled'
import { SavedAnswersScreen } from '@/components/service/messages/admin/saved-answers/saved-answers-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.savedAnswers')

export default function SavedAnswersPage() {
  return <SavedAnswersScreen />
}
