import type { Metadata } from 'next'
import { SynonymsScreen } from '@/components/search/admin/synonyms-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Synonyms' }

export default function SynonymsPage() {
  return <SynonymsScreen />
}
