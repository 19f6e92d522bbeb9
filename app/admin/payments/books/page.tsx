import type { Metadata } from 'next'
import { BooksScreen } from '@/components/bookkeeping/admin/books-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Books' }

export default function BooksPage() {
  return <BooksScreen />
}
