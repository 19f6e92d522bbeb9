import { redirect } from 'next/navigation'

// Rendered per request, like the layout.
export const instant = false

/** Sessions are part of the account's page. */
export default function SessionsPage() {
  redirect('/admin/account')
}
