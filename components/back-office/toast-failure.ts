import { showToast } from '@/components/ui/toaster'
import { failureText } from './admin-calls'

/** Tells that a write failed, with the server's own reason when it gave one. */
export function toastFailure(title: string, error: unknown, fallback = title): void {
  const description = failureText(error, fallback)
  showToast({
    title,
    description: description === title ? undefined : description,
    variant: 'destructive',
  })
}

/** Makes a call; when it fails that is told, and the failure goes on to the form that sent it. */
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
