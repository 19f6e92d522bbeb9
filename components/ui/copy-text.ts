import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast/toaster'

/** Copies text to the clipboard, and confirms with a toast. */
export function useCopyText() {
  const t = useTranslations('backOffice.media.copying')
  return async (text: string, title: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title, description: text.length <= 120 ? text : undefined })
    } catch {
      // Pages without https have no clipboard API, and browsers may deny it.
      showToast({ title: t('refused'), description: t('byHand'), variant: 'destructive' })
    }
  }
}

/** The absolute URL of a path of this store. */
export const absoluteUrl = (path: string): string => new URL(path, location.origin).href
