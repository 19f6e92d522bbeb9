import { titled } from '@/app/admin/titled'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.newPassword')

/** The gate shows the form; nobody need be signed in for it. */
export default function ResetPasswordPage() {
  return null
}
