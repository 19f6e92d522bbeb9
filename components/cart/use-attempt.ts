import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast/toaster'

/** Says in a toast when a change of the cart fails, which is then taken back. */
export function useAttempt() {
  const t = useTranslations('toasts')
  return (change: Promise<unknown>) =>
    void change.catch(() =>
      showToast({ title: t('errorTitle'), description: t('cartFailed'), variant: 'destructive' }),
    )
}
