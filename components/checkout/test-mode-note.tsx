import { FlaskConical } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** Says that payments go to the providers' simulators. */
export function TestModeNote() {
  const t = useTranslations('checkoutPage')
  return (
    <p className="mb-5 flex items-center gap-2.5 rounded-card border border-warning-line bg-warning-soft px-4 py-2.5 text-sm font-semibold text-warning">
      <FlaskConical aria-hidden className="size-5 shrink-0" />
      {t('testMode')}
    </p>
  )
}
