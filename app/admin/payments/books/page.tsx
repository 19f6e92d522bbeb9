import { titled } from '@/app/admin/titled'
import { BooksScreen } from '@/components/bookkeeping/admin/books-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.books')

export default function BooksPage() {
  return <BooksScreen />
}
