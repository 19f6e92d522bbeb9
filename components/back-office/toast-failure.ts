import { showToast } from '@/components/ui/toast/toaster'
import { failureText } from './admin-calls'

/** Shows that a write failed, with the server's own message when there is one. */
export function toastFailure(title: string, error: unknown, fallback = title): void {
  const description = failureText(error, fallback)
  showToast({
    title,
    description: description === title ? undefined : description,
    variant: 'destructive',
  })
}

/** Awaits a call; a failure is shown as a toast and rethrown for the form that sent it. */
export async function withFailureToast<T>(
  title: string,
  call: Promise<T>,
  fallback?: string,
): Promise<T> {
  try {
    return await call
  } catch (error) {
    toastFailure(title, error, fallback)
    throw error
  }
}
