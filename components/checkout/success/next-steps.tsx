import { useTranslations } from 'next-intl'
import { Panel } from '@/components/storefront/panel'
import { usePromises } from '@/components/storefront/store-props'

type NextStepsProps = {
  /** When its keys come: a part later, or nothing before the withdrawal period is over. */
  comes: 'now' | 'partly_later' | 'after_period'
  /** Days within which the money of all of it goes back; 0: of some of it never. */
  refundDays: number
}

const EMAIL_TEXTS = {
  now: 'emailText',
  partly_later: 'emailTextLater',
  after_period: 'emailTextWaits',
} as const

export function NextSteps({ comes, refundDays }: NextStepsProps) {
  const t = useTranslations('confirmation.next')
  const { said } = usePromises()
  const steps = [
    { title: t('email'), text: t(EMAIL_TEXTS[comes], said) },
    { title: t('install'), text: t('installText') },
    { title: t('activate'), text: t('activateText') },
    { title: t('help'), text: t('helpText', { ...said, days: refundDays }) },
  ]
  return (
    <Panel id="next" heading={t('heading')}>
      <ol className="mt-4 space-y-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3 text-sm">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-extrabold text-primary-deep"
            >
              {index + 1}
            </span>
            <span>
              <span className="block leading-7 font-bold">{title}</span>
              <span className="text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
