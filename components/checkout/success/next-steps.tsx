import { useTranslations } from 'next-intl'
import { Panel } from '@/components/checkout/panel'

const STEPS = [
  { title: 'email', text: 'emailText' },
  { title: 'install', text: 'installText' },
  { title: 'activate', text: 'activateText' },
  { title: 'help', text: 'helpText' },
] as const

/** @param hasLater whether a part of the order comes later than at once */
export function NextSteps({ hasLater }: { hasLater: boolean }) {
  const t = useTranslations('confirmation.next')
  return (
    <Panel id="next" heading={t('heading')}>
      <ol className="mt-4 space-y-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3 text-sm">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-extrabold text-primary-deep"
            >
              {index + 1}
            </span>
            <span>
              <span className="block leading-7 font-bold">{t(title)}</span>
              <span className="text-ink-soft">
                {t(text === 'emailText' && hasLater ? 'emailTextLater' : text)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
