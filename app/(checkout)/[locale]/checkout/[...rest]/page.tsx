import { notFound } from 'next/navigation'

// Rendered per request, like the layout.
export const instant = false

export default function UnknownCheckoutPath() {
  notFound()
}
