import { titled } from '@/app/admin/titled'
import { UnknownPage } from '@/components/back-office/shell/unknown-page'

// Rendered per request, like the layout: Next's own page for unknown paths is made without their nonce, and stays empty.
export const instant = false

export const generateMetadata = titled('pages.unknown')

export default function UnknownPath() {
  return <UnknownPage />
}
