import { Lightbulb } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Panel } from '@/components/back-office/shell/panel'

const TIPS = ['size', 'large', 'middle', 'text', 'logo', 'format'] as const

/** Tips for good-looking and fast pictures. */
export function OptimisationTips() {
  const t = useTranslations('backOffice.site-images.tips')
  return (
    <Panel title={t('title')} className="mt-8">
      <ul className="grid gap-x-8 gap-y-3 text-sm text-ink-soft lg:grid-cols-2">
        {TIPS.map((tip) => (
          <li key={tip} className="flex gap-2.5">
            <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-primary-strong" />
            {t(tip)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
