import type { Metadata } from 'next'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'New password' }

/** The gate shows the form; nobody need be signed in for it. */
export default function ResetPasswordPage() {
  return null
}
